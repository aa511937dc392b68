import type { Call } from '@chengban/kernel/call.ts'
import { togetherCalls } from '@chengban/kernel/together-calls.ts'
import { type FoundDeclaration, findCalls, findEntities } from './declarations.ts'

/** The calls that pages offer, by the entity whose pages do; each file comes when such a page is first opened. */
export const offersSource = async (): Promise<string> => {
  const found = (await findCalls()).flatMap((call) => placesOf(call).map((of) => ({ of, call })))
  const moving = (await findEntities()).filter(({ value }) => togetherCalls(value).length > 0)
  const names = [...new Set([...found.map(({ of }) => of), ...moving.map(({ value }) => value.name)])].sort()
  const line = (of: string): string => {
    const loads = found
      .filter((one) => one.of === of)
      .map(({ call }) => `import('./${call.path}').then((all) => all.${call.name})`)
    const moves = moving
      .filter(({ value }) => value.name === of)
      .map(({ path, name }) => `import('./${path}').then((all) => togetherCalls(all.${name} as unknown as Entity))`)
    const all = [...loads, ...moves].join(', ')
    return `  ${of}: () => Promise.all<Call | readonly Call[]>([${all}]).then((found) => found.flat()),\n`
  }
  return [
    '// Written by `npm run gen` from the declarations. Do not edit.\n',
    "import type { Call } from '@chengban/kernel/call.ts'\n",
    "import type { Entity } from '@chengban/kernel/entity.ts'\n",
    "import { togetherCalls } from '@chengban/kernel/together-calls.ts'\n\n",
    `export const offers = {\n${names.map(line).join('')}} as const\n`,
  ].join('')
}

const placesOf = ({ value: { offered } }: FoundDeclaration<Call>): readonly string[] => [
  ...new Set([offered ?? []].flat().map(({ of }) => of)),
]
