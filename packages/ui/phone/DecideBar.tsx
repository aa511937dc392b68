import { EllipsisOutlined } from '@ant-design/icons'
import type { Entity } from '@chengban/kernel/entity.ts'
import { Suspense, useState } from 'react'
import { useFurther } from '../audit/use-further.tsx'
import type { AuditDetail } from '../record/audit-detail.ts'
import { mayMend } from '../record/mend.ts'
import { canOf, idOf, type Row } from '../record/row.ts'
import { type Decide, useDecide } from '../record/use-decide.ts'
import { lazyPart } from '../screen/load-part.ts'
import { useSigning } from '../signature/use-signing.tsx'
import { OpinionSheet } from './OpinionSheet.tsx'
import { Sheet } from './Sheet.tsx'

const MendForm = lazyPart(() => import('./MendForm.tsx'))

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly detail: AuditDetail | undefined
  readonly again: () => void
}

type Open = 'approve' | 'reject' | 'more' | 'mend'

/** Fixed at the foot: 更多, 驳回, 同意; each decision is two taps. Nothing to do: nothing there. */
export const DecideBar = ({ entity, row, detail, again }: Props) => {
  const can = canOf(row)
  const decide = useDecide(entity, row, again)
  const further = useFurther(entity, row, detail, decide)
  const [open, setOpen] = useState<Open>()
  const hasMore = further.acts.length > 0 || can.includes('withdraw') || can.includes('auditWithdraw')
  const isMending = mayMend(entity, row)
  if (!can.includes('approve') && !can.includes('reject') && !hasMore && !isMending) return null
  return (
    <div className="cb-decide">
      <button type="button" className="cb-decide-more" onClick={() => setOpen('more')}>
        <EllipsisOutlined />
        更多
      </button>
      {can.includes('reject') && (
        <button type="button" className="cb-decide-reject" onClick={() => setOpen('reject')}>
          驳回
        </button>
      )}
      {can.includes('approve') && (
        <button type="button" className="cb-decide-approve" onClick={() => setOpen('approve')}>
          同意
        </button>
      )}
      {isMending && (
        <button type="button" className="cb-decide-approve" onClick={() => setOpen('mend')}>
          修改并重新提交
        </button>
      )}
      <Opinions open={open} decide={decide} needSignature={detail?.needSignature ?? false} onShut={setOpen} />
      {open === 'more' && (
        <More entity={entity} row={row} decide={decide} acts={further.acts} onShut={() => setOpen(undefined)} />
      )}
      {open === 'mend' && (
        <Suspense>
          <MendForm entity={entity} row={row} onClose={() => setOpen(undefined)} onSaved={again} />
        </Suspense>
      )}
      {further.sheet}
    </div>
  )
}

interface OpinionsProps {
  readonly open: Open | undefined
  readonly decide: Decide
  readonly needSignature: boolean
  readonly onShut: (open: undefined) => void
}

/** The opinion that goes with a decision, and the signature where the level asks for one. */
const Opinions = ({ open, decide, needSignature, onShut }: OpinionsProps) => {
  const { sign, pad } = useSigning()
  const shut = (): void => onShut(undefined)
  const give =
    (act: (opinion: string) => Promise<boolean>) =>
    async (opinion: string): Promise<void> => {
      if (await act(opinion)) shut()
    }
  const approve = (opinion: string): Promise<boolean> => decide.approve(opinion, needSignature ? sign : undefined)
  return (
    <>
      {open === 'approve' && (
        <OpinionSheet
          title="同意"
          first="同意"
          act={needSignature ? '签名并同意' : '确认同意'}
          onShut={shut}
          onGive={give(approve)}
        />
      )}
      {open === 'reject' && (
        <OpinionSheet title="驳回" first="" act="确认驳回" isRequired onShut={shut} onGive={give(decide.reject)} />
      )}
      {pad}
    </>
  )
}

interface MoreProps extends Pick<Props, 'entity' | 'row'> {
  readonly decide: Decide
  readonly acts: ReturnType<typeof useFurther>['acts']
  readonly onShut: () => void
}

const More = ({ entity, row, decide, acts, onShut }: MoreProps) => {
  const can = canOf(row)
  const own = [
    { name: 'withdraw', label: '撤回', run: decide.withdraw },
    { name: 'auditWithdraw', label: '收回', run: decide.takeBack },
  ]
  return (
    <Sheet title="更多" onShut={onShut}>
      <div className="cb-sheet-acts">
        {acts.map(({ name, label, run }) => (
          <button
            key={name}
            type="button"
            onClick={() => {
              onShut()
              run()
            }}
          >
            {label}
          </button>
        ))}
        {own
          .filter(({ name }) => can.includes(name))
          .map(({ name, label, run }) => (
            <button key={name} type="button" onClick={() => void run().then(onShut)}>
              {label}
            </button>
          ))}
        <a href={`#/record/${entity.name}/${idOf(row)}`}>打开完整记录</a>
      </div>
    </Sheet>
  )
}
