import { type Moment, shortDateTime } from '../dates/date-time.ts'
import { elapsed } from '../dates/elapsed.ts'
import { chineseNumber } from '../figures/chinese-number.ts'
import type { LineNode } from './line-node.ts'

/** One decision of a round, as the audit detail gives it. */
export interface Task {
  readonly level: number
  readonly kind: string
  readonly user: { readonly id: string; readonly name: string }
  readonly forUser?: { readonly id: string; readonly name: string } | null
  readonly status: string
  readonly reason?: string | null
  readonly opinion?: string | null
  readonly signature?: readonly { readonly url: string }[] | null
  readonly tzAct?: string | null
}

/** A level to come: who will be asked on it, or why nobody would be. */
export interface Coming {
  readonly level: number
  readonly names: readonly string[]
  readonly message?: string
}

/** One submission with its decisions, and who comes after the open ones. */
export interface Round {
  readonly kind: string
  readonly tzSubmit: string
  readonly initiator: { readonly id: string; readonly name: string }
  readonly note?: string | null
  readonly tasks: readonly Task[]
  readonly next: readonly Coming[]
  /** By level: 会签 where all of several must agree, else one is enough. */
  readonly modes?: Readonly<Record<string, string>> | undefined
  /** What follows the last level: 生效 and what it does. */
  readonly effect?: { readonly what: string; readonly note?: string }
}

const DECIDED: Readonly<Record<string, string>> = {
  已同意: '同意',
  已驳回: '驳回',
  自动通过: '自动通过',
  已转交: '转交',
}

/** The line of a round, read by `me` at `at`. */
export function lineOf(round: Round, me: string, at: Date): readonly LineNode[] {
  const nodes: LineNode[] = [submitted(round, at)]
  const stops = round.tasks.filter(({ status }) => status in DECIDED || status === '待处理')
  for (const [place, task] of stops.entries()) {
    const since = sinceOf(round, stops.slice(0, place), task)
    const node = task.status === '待处理' ? open(task, since, me, at) : decided(task, since, at)
    nodes.push(isShared(task, stops) ? { note: waysOf(round, task.level), ...node } : node)
  }
  if (stops.some(({ status }) => status === '已驳回')) return nodes
  for (const { level, names, message } of round.next) {
    const told = message ? { mark: '缺', note: message } : names.length > 1 ? { note: waysOf(round, level) } : {}
    nodes.push({ key: `next${level}`, state: 'todo', who: names.join('、'), what: `${levelName(level)}审核`, ...told })
  }
  if (round.effect) nodes.push({ key: 'effect', state: over(round) ? 'done' : 'todo', ...round.effect })
  return nodes
}

/** It waits since the level before was decided; one of several asked together waits for none of them. */
const sinceOf = (round: Round, before: readonly Task[], task: Task): Moment =>
  before.findLast(({ level, kind, tzAct }) => tzAct && !(kind === task.kind && level === task.level))?.tzAct ??
  round.tzSubmit

/** Several were asked together and somebody has yet to answer. */
const isShared = (task: Task, stops: readonly Task[]): boolean =>
  task.status === '待处理' &&
  task.kind === '审批' &&
  stops.filter(({ kind, level, status }) => kind === '审批' && level === task.level && status !== '已转交').length > 1

const waysOf = ({ modes }: Round, level: number): string =>
  modes?.[level] === '会签' ? '会签：须全部同意' : '或签：一人同意即可'

function submitted({ kind, initiator, tzSubmit, note }: Round, at: Date): LineNode {
  const what = kind === '变更' ? '提交变更' : '提交'
  return {
    key: 'submit',
    state: 'done',
    who: initiator.name,
    what,
    when: shortDateTime(tzSubmit, at),
    note: note ?? undefined,
  }
}

function open(task: Task, since: Moment, me: string, at: Date): LineNode {
  const mine = task.user.id === me
  const when = `${mine ? '等' : '已等'} ${elapsed(since, at)}`.replace(/.*刚刚/, '刚到')
  const what = `${levelName(task.level)}审核${mine ? '' : '中'}`
  return { key: `${task.level}${task.user.id}`, state: mine ? 'you' : 'now', who: task.user.name, what, when }
}

function decided(task: Task, since: Moment, at: Date): LineNode {
  const used = task.tzAct ? elapsed(since, new Date(task.tzAct)) : '刚刚'
  const when = task.tzAct ? shortDateTime(task.tzAct, at) + (used === '刚刚' ? '' : `，用时 ${used}`) : undefined
  const proxy = task.forUser ? `（代${task.forUser.name}）` : ''
  return {
    key: `${task.level}${task.user.id}${task.status}`,
    state: task.status === '已驳回' ? 'refused' : 'done',
    who: task.user.name + proxy,
    what: `${levelName(task.level)}${DECIDED[task.status]}`,
    when,
    note: task.opinion ?? task.reason ?? undefined,
    signature: task.signature?.[0]?.url,
  }
}

function levelName(level: number): string {
  return `${chineseNumber(level)}级`
}

function over({ tasks, next }: Round): boolean {
  return next.length === 0 && tasks.every((task) => task.status !== '待处理' && task.status !== '等待加签')
}
