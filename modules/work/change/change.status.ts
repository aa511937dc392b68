import { allOf, field, is, not } from '@chengban/kernel/expr.ts'
import { decided, lapsed, pass, request, takenBack, toldTo } from '../date-request.ts'

const ofTask = is({ targetType: 'task' })
const ofRequest = is({ targetType: 'applyFor' })
const moved = { date: field('newDate'), adjustor: field('userId'), changeTime: { from: 'now' } } as const

/** Asked for, agreed or refused, taken back, or overtaken by what became of its target. */
export const status = {
  ...request,
  moves: [
    {
      ...decided,
      call: { path: '/change/changeAudit', answers: { date: ['given', 'date'] } },
      effect: 'change/decided',
      effects: [
        { move: ['task', 'dateAgreed'], at: 'targetId', when: allOf(ofTask, pass), input: moved },
        { move: ['task', 'dateRefused'], at: 'targetId', when: allOf(ofTask, not(pass)) },
        {
          move: ['applyFor', 'dateAgreed'],
          at: 'targetId',
          when: allOf(ofRequest, pass),
          input: { endTime: field('newDate') },
        },
        { move: ['applyFor', 'dateRefused'], at: 'targetId', when: allOf(ofRequest, not(pass)) },
      ],
      notify: toldTo('{title}'),
    },
    {
      ...takenBack,
      call: '/change/changeWithdraw',
      effects: [
        { move: ['task', 'dateTakenBack'], at: 'targetId', when: ofTask },
        { move: ['applyFor', 'dateTakenBack'], at: 'targetId', when: ofRequest },
      ],
    },
    lapsed,
  ],
} as const
