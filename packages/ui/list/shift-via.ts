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

/** Moves a bar by the plan's call, and offers to take the move back while nothing went along. */
export const shiftVia = async (via: string, row: Row, to: Stretch, around: Around): Promise<void> => {
  const { was } = around
  const words = wordsOf(to)
  const done = await move(via, row, to, around)
  if (!done) return
  // what took others along was asked before
  const { others, version } = done
  if (others > 0 || !was) return void notifyDone(`已改为 ${words}${others > 0 ? `，连带 ${others} 项` : ''}`)
  offerUndo(`已改为 ${words}`, async () => (await move(via, { ...row, version }, was, around)) !== undefined)
}

interface Done {
  /** How many other bars moved along. */
  readonly others: number
  readonly version: number
}

/** A dry run first, then a question that lists other bars that move along; undefined where nothing was moved. */
const move = async (
  via: string,
  { id, version }: Row,
  to: Stretch,
  { again, isPart = (one) => one === id, show = () => undefined }: Around,
): Promise<Done | undefined> => {
  const ask = (dryRun: boolean) => request<Answer>('POST', `/api${via}`, { body: { id, version, ...to, dryRun } })
  const othersIn = (moved: readonly MovedBar[]): number => moved.filter((one) => !isPart(one.id)).length
  const leave = (error?: unknown): undefined => {
    show([])
    if (error) reportError(error)
  }
  const write = async (): Promise<Done> => {
    const written = await ask(false)
    show([])
    await again()
    return { others: othersIn(written.moved), version: written.version }
  }
  try {
    const { moved } = await ask(true)
    const others = othersIn(moved)
    if (others === 0) return await write()
    show(moved)
    return await new Promise((resolve) => {
      const title = `改为 ${wordsOf(to)}，连带移动 ${others} 项？`
      askQuestion(
        { title },
        () => write().catch(leave).then(resolve),
        () => resolve(leave()),
      )
    })
  } catch (error) {
    return leave(error)
  }
}

const wordsOf = ({ start, end }: Stretch): string => [start, end].filter(Boolean).join(' 至 ')
