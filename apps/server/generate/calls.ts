import { type FoundDeclaration, findCalls, findDashboards, findJobs, findNotices } from './declarations.ts'
import { importOf, namedHere } from './imports.ts'

/** Declarations of which none has to be listed anywhere. */
const joined = (type: string, from: string, as: string, found: readonly FoundDeclaration<unknown>[]): string => {
  const named = [...namedHere(found).values()]
  return [
    '// Written by `npm run gen` from the declarations. Do not edit.',
    `import type { ${type} } from '@chengban/kernel/${from}.ts'`,
    ...[...Map.groupBy(named, ({ path }) => path)].map((one) => importOf('./', one).trimEnd()),
    '',
    `export const ${as}: readonly ${type}[] = [\n${named.map(({ as: short }) => `  ${short},\n`).join('')}]`,
    '',
  ].join('\n')
}

/** Every call whose declaration says what it does. */
export const callsSource = async (): Promise<string> =>
  joined(
    'Call',
    'call',
    'declaredCalls',
    (await findCalls()).filter(({ value }) => value.does),
  )

/** Every notice; those with a sender of their own are joined with it by their area. */
export const noticesSource = async (): Promise<string> =>
  joined('Notice', 'notice', 'declaredNotices', await findNotices())

/** Every job whose declaration says all it does. */
export const jobsSource = async (): Promise<string> =>
  joined(
    'Job',
    'job',
    'declaredJobs',
    (await findJobs()).filter(({ value }) => value.does),
  )

/** Every dashboard. */
export const dashboardsSource = async (): Promise<string> =>
  joined('Dashboard', 'dashboard', 'declaredDashboards', await findDashboards())
