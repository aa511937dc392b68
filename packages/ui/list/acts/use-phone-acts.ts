import type { Entity } from '@chengban/kernel/entity.ts'
import type { PhoneAct } from '@chengban/kernel/phone-act.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { reportError } from '../../api/error-notice.ts'
import { notifyDone } from '../../api/notices.ts'
import { readRow } from '../../data/calls.ts'
import { idOf, type Row } from '../../data/row.ts'
import type { Values } from '../../form/values.ts'
import type { List } from '../../list/use-list.ts'
import { useSession } from '../../session/person.ts'
import { doAct, doForAll } from './do-act.ts'
import { filled } from './fill.ts'
import { isPlain, moveOf, pageOf, wordOf } from './phone-acts.ts'

// Decision 133: There is no button for voice input

/** An open form: of a move, of an existing row, or of a new one. */
export interface OpenedAct {
  readonly act: PhoneAct
  readonly row: Row | undefined
  readonly move: Move | undefined
  /** What it begins with. */
  readonly begun: Values
}

/** The acts of a phone page: runs those without input at once and opens a form for the others. */
export const usePhoneActs = ({ entity, refresh }: Pick<List, 'entity' | 'refresh'>) => {
  const userId = useSession(({ person }) => person?.id ?? '')
  const navigate = useNavigate()
  const [opened, setOpened] = useState<OpenedAct>()
  const [isBusy, setBusy] = useState(false)
  const busily = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    await work().catch(reportError)
    setBusy(false)
  }
  const doneWords = (act: PhoneAct, row: Row): string => (act.remind ? '提醒已发送' : `${wordOf(entity, row, act)}成功`)
  const begin = (act: PhoneAct, row?: Row): Promise<void> =>
    busily(async () => {
      const move = row && moveOf(entity, row, act)
      if (row && isAtOnce(entity, act, move)) {
        await doAct(entity, row, act).finally(() => void refresh())
        if (!act.mark) notifyDone(doneWords(act, row))
        return
      }
      // a card knows the columns of the list alone
      const whole = row && (await readRow(entity, idOf(row)))
      if (act.at && whole) return void navigate(pageOf(act.at, whole))
      setOpened({ act, row: whole, move, begun: await filled(act, { entity, userId, row: whole }) })
    })
  const beginAll = (act: PhoneAct, rows: readonly Row[]): Promise<void> =>
    busily(async () => {
      const { done, refused } = await doForAll(entity, rows, act)
      if (done > 0) notifyDone(act.remind ? `已提醒 ${done} 人` : `${wordOf(entity, rows[0], act)} ${done} 条成功`)
      if (refused) reportError(refused)
      await refresh()
    })
  return { opened, isBusy, begin, beginAll, shut: (): void => setOpened(undefined) }
}

export type PhoneActs = ReturnType<typeof usePhoneActs>

/** Whether the first tap does it: nothing is asked. */
const isAtOnce = (entity: Entity, act: PhoneAct, move: Move | undefined): boolean =>
  Boolean(act.remind || act.mark || (move && isPlain(entity, move)))
