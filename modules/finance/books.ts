import type { EntityName } from '@chengban/kernel/registry.ts'

interface Book {
  /** The lines, each with a company. */
  readonly lines: EntityName
  /** The day by which a line counts in a month. */
  readonly day: string
  /** What carries the lines through their audit (`submitId`). */
  readonly submission?: EntityName
}

/** Everything that stands in the books of a company: its months are closed over these. */
export const books: readonly Book[] = [
  { lines: 'moneyOther', day: 'date', submission: 'submitOther' },
  { lines: 'moneyMonth', day: 'date', submission: 'submitMonth' },
  { lines: 'moneyComeGo', day: 'date', submission: 'submitComeGo' },
  { lines: 'moneyServer', day: 'date' },
  { lines: 'moneyExpense', day: 'bookDate', submission: 'submitExpense' },
]

/** The column of the day on which a line stands in the books. */
export const dayIn = (name: string): string => books.find(({ lines }) => lines === name)?.day ?? 'date'

/** Whether a line has to lie in a month that is open: what is given a day of its own in the books may be older. */
export const isBooked = (name: string): boolean => books.some(({ lines, day }) => lines === name && day === 'date')
