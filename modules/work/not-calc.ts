import { allOf, asked, eq, exists, field, ge, holds, is, le, me, not, said, when } from '@chengban/kernel/expr.ts'
import { parent } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'

/** Action that sets whether the row counts for its person's performance; `day` names the column that holds its date. */
export const notCalc = <const F extends 'date' | 'weekStart'>(day: F, name: string, keepsReason: boolean) =>
  ({
    name: 'notCalc',
    label: '不计考核',
    who: holds('taskDay:pmo'),
    except: [{ who: me('userId'), message: '权限不足' }],
    anyVersion: true,
    asks: { counts: bool('计入考核', { required: true }) },
    opinion: 'required',
    opinionMessage: '请填写原因',
    guards: [
      {
        holds: not(
          exists({
            of: 'performance',
            by: 'userId',
            at: 'userId',
            where: allOf(
              is({ status: '已归档' }),
              le(field('startDate'), parent(day)),
              ge(field('endDate'), parent(day)),
            ),
          }),
        ),
        message: '该月绩效已归档',
      },
    ],
    set: {
      needCalc: asked('counts'),
      ...(keepsReason ? { notCalcReason: when([[eq(asked('counts'), true), null]], said) } : {}),
    },
    notify: [
      { to: ['userId'], text: `【考核】{${day}}的${name}不计入考核`, when: eq(asked('counts'), false) },
      { to: ['userId'], text: `【考核】{${day}}的${name}计入考核`, when: eq(asked('counts'), true) },
    ],
  }) as const
