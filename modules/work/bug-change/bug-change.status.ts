import { field, not } from '@chengban/kernel/expr.ts'
import { decided, lapsed, pass, request, takenBack, toldTo } from '../date-request.ts'

/** As the request to move the date of a task, with the words kept on the bug. */
export const status = {
  ...request,
  moves: [
    {
      ...decided,
      call: { path: '/bugChange/changeAudit', answers: { endTime: 'bugId.endTime' } },
      effects: [
        {
          move: ['bug', 'dateAgreed'],
          at: 'bugId',
          when: pass,
          input: { endTime: field('newDate'), updateDateOpinion: field('opinion') },
        },
        {
          move: ['bug', 'dateRefused'],
          at: 'bugId',
          when: not(pass),
          input: { updateDateOpinion: field('opinion') },
        },
      ],
      notify: toldTo('{bugId}'),
    },
    {
      ...takenBack,
      call: '/bugChange/changeWithdraw',
      effects: [{ move: ['bug', 'dateTakenBack'], at: 'bugId' }],
    },
    lapsed,
  ],
} as const
