import { reportError } from '../api/error-notice.ts'
import { notifyDone } from '../api/notices.ts'
import { request } from '../api/request.ts'
import type { Row } from '../data/row.ts'
import { offerUndo } from '../data/undo.ts'
import { askQuestion } from '../question/question.ts'

/** The dates of a bar after a move or a dry run. */
export interface MovedBar {
  readonly id: string
  readonly start: string | null
  readonly end: string | null
}

interface Stretch {
  readonly start: string
  readonly end: string
}

interface Answer {
  readonly moved: readonly MovedBar[]
  readonly version: number
}

interface Around {
  /** Where the bar lay: with it the move can be taken back, while nothing went along. */
  readonly was?: Stretch | undefined
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
  to: Stretch,
  { again, was, isPart = (one) => one === id, show = () => undefined }: Around,
): Promise<void> => {
  const words = [to.start, to.end].filter(Boolean).join(' 至 ')
  const send = (at: { readonly version: unknown }, dates: Stretch, dryRun: boolean) =>
    request<Answer>('POST', `/api${via}`, { body: { id, version: at.version, ...dates, dryRun } })
  const ask = (dryRun: boolean) => send({ version }, to, dryRun)
  const write = async (): Promise<void> => {
    const written = await ask(false)
    const others = written.moved.filter((one) => !isPart(one.id)).length
    show([])
    await again()
    // what took others along was asked before
    if (others > 0 || !was) return void notifyDone(`已改为 ${words}${others > 0 ? `，连带 ${others} 项` : ''}`)
    offerUndo(`已改为 ${words}`, async () => {
      await send(written, was, false)
      await again()
    })
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
