import { decidedFlow, type Question } from '@chengban/kernel/decided.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import { inlinedRule } from '@chengban/kernel/inline.ts'
import type { Move, Workflow } from '@chengban/kernel/workflow.ts'
import { rowsRule, ruleSteps } from './rows.ts'

/** What a workflow says of its decisions that cannot be; `paths` tells of columns that lead nowhere. */
export const decidedFaults = (e: Entity, paths: (path: string) => readonly string[]): string[] => {
  const flow = decidedFlow(e)
  if (!flow) return []
  const { asker, questions, withdraw } = flow.decided
  return [
    ...(e.audit ? [`${e.name}: its rows are audited, and cannot be decided by moves as well`] : []),
    ...(asksFor(rowsRule(e), false) ? [] : [`${e.name}: who is asked does not see the row (tasked)`]),
    ...paths(asker),
    ...(withdraw && !flow.moves.some(({ name }) => name === withdraw)
      ? [`${e.name}: taken back by ${withdraw}, which there is not`]
      : []),
    ...questions.flatMap((question) => [
      ...[...question.by, ...(question.not ? [question.not] : [])].flatMap((one) =>
        typeof one === 'string' ? paths(one) : [],
      ),
      ...questionFaults(e, flow, question),
    ]),
  ]
}

const questionFaults = (e: Entity, flow: Workflow, { in: state, when, pass, reject }: Question): string[] => [
  ...(flow.states.includes(state) ? [] : [`${e.name}: decided in ${state}, which there is not`]),
  ...(when && evaluate(inlinedRule(when, e.fields), {}) === undefined
    ? [`${e.name}: what is decided in ${state} rests on more than the row`]
    : []),
  ...[...new Set([pass, reject])].flatMap((name) => {
    const move = flow.moves.find((one) => one.name === name)
    return move ? answerFaults(e, move, state) : [`${e.name}: decided by ${name}, which there is not`]
  }),
  ...(pass === reject && !flow.moves.find(({ name }) => name === pass)?.asks?.pass
    ? [`${e.name}: ${pass} is both answers, and does not ask for pass`]
    : []),
]

const answerFaults = (e: Entity, { name, from, who }: Move, state: string): string[] => [
  ...(from.includes(state) ? [] : [`${e.name}: ${name} does not start from ${state}`]),
  ...(asksFor(who, true) ? [] : [`${e.name}: ${name} is not for who has it in hand`]),
]

const asksFor = (rule: Expr<unknown>, isOpen: boolean): boolean =>
  ruleSteps(rule).some(({ op }) => op.is === 'tasked' && (op.open === true) === isOpen)
