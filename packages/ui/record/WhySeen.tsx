import type { Entity } from '@chengban/kernel/entity.ts'
import type { Field } from '@chengban/kernel/field.ts'
import { useQuery } from '@tanstack/react-query'
import { Modal } from 'antd'
import { useState } from 'react'
import { request } from '../api/request.ts'
import type { Row } from '../data/row.ts'
import { RefControl } from '../kinds/ref/RefControl.tsx'
import { ListFailed } from '../marks/ListFailed.tsx'
import './why-seen.css'

interface Props {
  readonly entity: Entity
  readonly id: string
  readonly onClose: () => void
}

const person = { kind: 'ref', label: '人员', options: { to: 'user' } } satisfies Field

/** Why somebody sees this record, or does not: which part of its row rules holds for them. For who manages roles. */
export default function WhySeen({ entity, id, onClose }: Props) {
  const [userId, setUser] = useState('')
  return (
    <Modal open title="谁能看到，为什么" footer={null} onCancel={onClose}>
      <div className="cb-why-seen">
        <label htmlFor="why-seen">人员</label>
        <RefControl
          id="why-seen"
          name="userId"
          entity={entity.name}
          field={person}
          value={userId || null}
          row={empty}
          isInvalid={false}
          onChange={(value) => setUser(value ? String(value) : '')}
        />
        {userId ? <Reasons module={entity.name} id={id} userId={userId} /> : <p>选一个人，看其能否看到这条记录。</p>}
      </div>
    </Modal>
  )
}

const Reasons = (asked: { readonly module: string; readonly id: string; readonly userId: string }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['permission', 'explain', asked],
    queryFn: ({ signal }) =>
      request<{ rowRule: string | null }>('GET', '/api/permission/explain', { query: { ...asked }, signal }),
    staleTime: 0,
    meta: { quiet: true },
  })
  if (error && !data) return <ListFailed error={error} label="解释" onAgain={() => void refetch()} />
  if (!data) return <p aria-busy="true">正在查</p>
  if (!data.rowRule)
    return (
      <p>
        <b className="is-denied">看不到</b> 没有一条规则把这条记录给此人。
      </p>
    )
  return (
    <>
      <p>
        <b>能看到</b> 因为以下规则成立：
      </p>
      <ul>
        {data.rowRule.split('；').map((rule) => (
          <li key={rule}>{rule.replace(/^[a-z]+( \d+)?：/, '')}</li>
        ))}
      </ul>
    </>
  )
}

const empty: Row = {}
