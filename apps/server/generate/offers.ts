import type { Call } from '@chengban/kernel/call.ts'
import { type Found, findCalls } from './declarations.ts'

/** The calls that pages offer, by the entity whose pages do; each file comes when such a page is first opened. */
export const offersSource = async (): Promise<string> => {
  const found = (await findCalls()).flatMap((call) => placesOf(call).map((of) => ({ of, call })))
  const names = [...new Set(found.map(({ of }) => of))].sort()
  const line = (of: string): string => {
    const loads = found
      .filter((one) => one.of === of)
      .map(({ call }) => `import('./${call.path}').then((all) => all.${call.name})`)
    return `  ${of}: () => Promise.all<Call>([${loads.join(', ')}]),\n`
  }
  return [
    '// Written by `npm run gen` from the declarations. Do not edit.\n',
    "import type { Call } from '@chengban/kernel/call.ts'\n\n",
    `export const offers = {\n${names.map(line).join('')}} as const\n`,
  ].join('')
}

const placesOf = ({ value: { offered } }: Found<Call>): readonly string[] => [
  ...new Set([offered ?? []].flat().map(({ of }) => of)),
]
