import type { Look } from '../pictures/look.ts'

/** Something a page has that no page should have, in words: `/task 422 /api/task`. */
export type Finding = string

/** The findings of a page. */
export const findingsOf = ({ complaints, overflow, raw, small, tight }: Look): readonly string[] => [
  ...complaints.map((words) => words.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…')),
  ...(overflow > 0 ? ['wider than the window'] : []),
  ...(small > 0 ? ['a field that a phone zooms in on'] : []),
  ...tight.map((words) => `too small for a finger: ${words}`),
  ...raw.map((word) => `raw word ${/^[0-9a-f-]{8,}$/.test(word) ? 'of hexadecimal digits' : word}`),
]
