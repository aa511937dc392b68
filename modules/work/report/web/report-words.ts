import type { Row } from '@chengban/ui/data/row.ts'

const parts = [
  ['progress', '今日进展'],
  ['summarize', '今日总结'],
  ['plan', '明日计划'],
  ['problem', '问题与协助'],
] as const

/** What a daily report says, part by part, without the empty ones. */
export const saidIn = (row: Row): readonly { readonly label: string; readonly text: string }[] =>
  parts.flatMap(([name, label]) => {
    const text = String(row[name] ?? '').trim()
    return text ? [{ label, text }] : []
  })
