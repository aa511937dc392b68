import { findCalls } from './declarations.ts'

/** Every call whose declaration says what it does: none has to be listed anywhere. */
export const callsSource = async (): Promise<string> => {
  const found = (await findCalls()).filter(({ value }) => value.does)
  const named = found.map(({ path, name }, at) => ({ path, name, as: `${name}${at}` }))
  return [
    '// Written by `npm run gen` from the declarations. Do not edit.',
    "import type { Call } from '@chengban/kernel/call.ts'",
    ...named.map(({ path, name, as }) => `import { ${name} as ${as} } from './${path}'`),
    '',
    `export const declaredCalls: readonly Call[] = [${named.map(({ as }) => as).join(', ')}]`,
    '',
  ].join('\n')
}
