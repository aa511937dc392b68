/** The part of a day's item that appears in the report. */
export interface WorkedLine {
  readonly title: string
  readonly output: string | null
  readonly actualHours: string | null
  readonly isDone: boolean
}

/** 3.0 → 3, 1.5 → 1.5 */
const hours = (told: string): string => String(Number(told))

/** A line for each that took hours: what came of it. */
export const progressWords = (lines: readonly WorkedLine[]): string =>
  numbered(
    lines.flatMap(({ title, output, actualHours }) =>
      actualHours !== null && Number(actualHours) > 0
        ? [`${title}：${output?.trim() ?? ''}（${hours(actualHours)}小时）`]
        : [],
    ),
  )

/** Returns the plan of the next working day as text, or else the items not finished today. */
export const planWords = (next: readonly Pick<WorkedLine, 'title'>[], lines: readonly WorkedLine[]): string =>
  numbered((next.length > 0 ? next : lines.filter(({ isDone }) => !isDone)).map(({ title }) => title))

const numbered = (words: readonly string[]): string => words.map((one, index) => `${index + 1}. ${one}`).join('\n')
