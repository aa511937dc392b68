import { reportError } from '../api/error-notice.ts'
import { notifyDone } from '../api/notices.ts'
import { request } from '../api/request.ts'
import type { Row } from '../data/row.ts'
import { askQuestion } from '../question/question.ts'

/** The dates of a bar after a move or a dry run. */
export interface MovedBar {
  readonly id: string
  readonly start: string | null
  readonly end: string | null
}

interface Around {
  readonly again: () => Promise<void>
  /** A parent or child of the moved bar: not listed among other bars that move. */
  readonly isPart?: (id: string) => boolean
  /** Previews the bars that would move while the question is open; an empty list ends the preview. */
  readonly show?: (moved: readonly MovedBar[]) => void
}

/** Moves a bar by the plan's call: a dry run first, then a question that lists other bars that move along. */
export const shiftVia = async (
  via: string,
  { id, version }: Row,
  { start, end }: { readonly start: string; readonly end: string },
  { again, isPart = (one) => one === id, show = () => undefined }: Around,
): Promise<void> => {
  const words = [start, end].filter(Boolean).join(' 至 ')
  const ask = (dryRun: boolean) =>
    request<{ moved: readonly MovedBar[] }>('POST', `/api${via}`, { body: { id, version, start, end, dryRun } })
  const write = async (): Promise<void> => {
    const others = (await ask(false)).moved.filter((one) => !isPart(one.id)).length
    show([])
    await again()
    notifyDone(others > 0 ? `已改为 ${words}，连带 ${others} 项` : `已改为 ${words}`)
  }
  const leave = (error?: unknown): void => {
    show([])
    if (error) reportError(error)
  }
  try {
    const { moved } = await ask(true)
    const others = moved.filter((one) => !isPart(one.id)).length
    if (others === 0) return await write()
    show(moved)
    askQuestion({ title: `改为 ${words}，连带移动 ${others} 项？` }, () => write().catch(leave), leave)
  } catch (error) {
    leave(error)
  }
}
