import type { EntityName } from '@chengban/kernel/registry.ts'

// Decision 138: Receipts count by their lines in the books and by their day on the home page

interface Book {
  /** The lines, each with a company. */
  readonly lines: EntityName
  /** The day by which a line counts in a month. */
  readonly day: string
  /** What carries the lines through their audit (`submitId`). */
  readonly submission?: EntityName
}

/** All line entities booked for a company; closing a month checks these. */
export const books: readonly Book[] = [
  { lines: 'moneyOther', day: 'date', submission: 'submitOther' },
  { lines: 'moneyMonth', day: 'date', submission: 'submitMonth' },
  { lines: 'moneyComeGo', day: 'date', submission: 'submitComeGo' },
  { lines: 'moneyServer', day: 'date' },
  { lines: 'moneyExpense', day: 'bookDate', submission: 'submitExpense' },
]

/** Returns the column with the booking day of a line. */
export const dayIn = (name: string): string => books.find(({ lines }) => lines === name)?.day ?? 'date'

/** Returns whether the date of a line must lie in an open month. Lines with a separate booking day may be older. */
export const isBooked = (name: string): boolean => books.some(({ lines, day }) => lines === name && day === 'date')
