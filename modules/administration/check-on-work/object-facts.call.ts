import { call } from '@chengban/kernel/call.ts'
import { allOf, is, me } from '@chengban/kernel/expr.ts'
import { refs } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Facts of one's sheet that are not so, with one word for all of them: the sheet then waits for a reply. */
export const objectFacts = call({
  method: 'POST',
  path: '/checkOnWork/action/objectFacts',
  label: '提出异议',
  offered: {
    of: 'checkOnWorkFact',
    on: 'rows',
    when: allOf(me('userId'), is({ isIgnore: false, isAsked: true })),
    rows: 'factIds',
    done: '已对{objected}条提出异议',
  },
  input: {
    factIds: refs('事实', 'checkOnWorkFact', { required: true, min: 1, max: 100 }),
    text: text('说明', { required: true }),
  },
  answer: { objected: 'int' },
})
