import type { ReactNode } from 'react'

/** A stop on the line. done, now (somebody's turn), you (the reader's turn), todo, refused. */
export interface LineNode {
  readonly key: string
  readonly state: 'done' | 'now' | 'you' | 'todo' | 'refused'
  /** The state in another word: 已跳过. */
  readonly word?: string | undefined
  /** 周岚; the square of `now` and `todo` shows the last character. */
  readonly who?: string | undefined
  /** 一级同意, 二级审核中, 生效 */
  readonly what?: string | undefined
  /** When, or how long it has waited: `11-17 09:40，用时 1 天`, `等 3 小时`. */
  readonly when?: string | undefined
  /** Opinion, or what happens then. */
  readonly note?: ReactNode
  /** Address of the signature drawn with it. */
  readonly signature?: string | undefined
  /** The number of a stage, shown in the square instead of the name. */
  readonly mark?: string | undefined
}

/** What the square says; undefined: a tick or a cross is drawn. */
export function markOf(node: LineNode): string | undefined {
  if (node.state === 'done' || node.state === 'refused') return undefined
  if (node.mark !== undefined) return node.mark
  if (node.state === 'you') return '你'
  return node.who === undefined ? undefined : [...node.who].at(-1)
}

const STATE_WORDS: Readonly<Record<LineNode['state'], string>> = {
  done: '已完成',
  now: '进行中',
  you: '轮到你',
  todo: '未开始',
  refused: '已驳回',
}

/** The state in a word, for screen readers. */
export function stateWord(node: LineNode): string {
  return node.word ?? STATE_WORDS[node.state]
}
