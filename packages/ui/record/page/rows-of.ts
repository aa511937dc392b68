import type { PageTab } from '@chengban/kernel/page.ts'

/** The filter of a list under a record: figure and tab ask by the same. */
export const rowsOf = ({ by, where }: Pick<PageTab, 'by' | 'where'>, id: string): Readonly<Record<string, unknown>> =>
  where ? { and: [{ [by]: { equalTo: id } }, where] } : { [by]: { equalTo: id } }
