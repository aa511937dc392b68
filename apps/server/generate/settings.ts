import { findAreas } from './declarations.ts'

/** First values of the parameters that areas declare, for the server: an administrator cannot remove one. */
export const settingsSource = async (): Promise<string> => {
  const areas = (await findAreas()).map(({ value }) => value)
  const first = new Map(areas.flatMap(({ config = {} }) => Object.entries(config)))
  const lines = [...first].sort(([a], [b]) => (a < b ? -1 : 1))
  return [
    '// Written by `npm run gen` from the declarations. Do not edit.\n',
    "import type { SettingKey } from '@chengban/kernel/registry.ts'\n\n",
    'export const firstSettings: Readonly<Record<SettingKey, string>> = {\n',
    ...lines.map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(String(value))},\n`),
    '}\n',
  ].join('')
}
