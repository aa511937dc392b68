import { notifyDone } from '@chengban/ui/api/notices.ts'
import { request } from '@chengban/ui/api/request.ts'
import { createRow, patchRow } from '@chengban/ui/data/calls.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { AutoComplete, Input, Modal, Select } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { IconPicker } from './IconPicker.tsx'
import { type Refused, refusedOf, useOperations } from './menu-facts.ts'
import { endOf, type MenuRow } from './menu-rows.ts'

interface Props {
  /** Undefined: a new one. */
  readonly row: MenuRow | undefined
  readonly under: number | null
  readonly rows: readonly MenuRow[]
  readonly onClose: () => void
  readonly onSaved: () => void
}

type Values = Pick<MenuRow, 'name' | 'icon' | 'route' | 'parentId' | 'operationCodes' | 'badge'>

/** An entry of the function tree in full. */
export const MenuForm = ({ row, under, rows, onClose, onSaved }: Props) => {
  const entity = useEntity('menu')
  const [values, setValues] = useState<Values>(row ?? blank(under))
  const [refused, setRefused] = useState<Refused>({})
  const [isBusy, setBusy] = useState(false)
  const change = (part: Partial<Values>): void => setValues({ ...values, ...part })
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      const { parentId, name, icon, route, operationCodes, badge } = values
      const own = { name, icon, route: route || null, operationCodes, badge: badge || null }
      if (row) await patchRow(entity, row, own)
      const made = row ?? (await createRow(entity, { ...own, parentId }))
      if (!row || row.parentId !== parentId)
        await request('POST', '/api/menu/move', { body: { id: made.id, ...endOf(parentId) } })
      notifyDone('提交成功')
      onSaved()
      onClose()
    } catch (error) {
      setRefused(refusedOf(error))
      setBusy(false)
    }
  }
  return (
    <Modal
      open
      width={560}
      title={row ? `编辑【${row.name}】` : under === null ? '新增分组' : '新增菜单'}
      okText="保存"
      cancelText="取消"
      confirmLoading={isBusy}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <Fields values={values} change={change} refused={refused} rows={rows} self={row} />
    </Modal>
  )
}

const blank = (parentId: number | null): Values => ({
  ...{ name: '', icon: null, route: null, parentId, operationCodes: [], badge: null },
})

interface FieldsProps {
  readonly values: Values
  readonly change: (part: Partial<Values>) => void
  readonly refused: Refused
  readonly rows: readonly MenuRow[]
  readonly self: MenuRow | undefined
}

const Fields = ({ values, change, refused, rows, self }: FieldsProps) => {
  const operations = useOperations()
  const groups = rows.filter(({ parentId, id }) => parentId === null && id !== self?.id)
  const badges = [...new Set(rows.flatMap(({ badge }) => badge ?? []))]
  const hasBelow = rows.some(({ parentId }) => parentId === self?.id)
  return (
    <div className="cb-menu-form">
      <Field label="名称" error={refused.name}>
        {(id) => <Input id={id} value={values.name} onChange={({ target }) => change({ name: target.value })} />}
      </Field>
      <Field label="上级菜单" error={refused.parentId}>
        {(id) => (
          <Select
            id={id}
            value={values.parentId ?? 0}
            disabled={self !== undefined && hasBelow}
            options={[
              { value: 0, label: '无（分组）' },
              ...groups.map((group) => ({ value: group.id, label: group.name })),
            ]}
            onChange={(parentId) => change({ parentId: parentId || null })}
          />
        )}
      </Field>
      <Field label="路由" note="以 / 开头，或 https:// 开头的外部页面；分组不填" error={refused.route}>
        {(id) => (
          <Input id={id} value={values.route ?? ''} onChange={({ target }) => change({ route: target.value })} />
        )}
      </Field>
      <Field label="角标" note="在旁边显示待我审批数的单据，如 contract" error={refused.badge}>
        {(id) => (
          <AutoComplete
            id={id}
            value={values.badge ?? ''}
            options={badges.map((value) => ({ value }))}
            onChange={(badge: string) => change({ badge })}
          />
        )}
      </Field>
      <Field label="所需操作码" note="有其中一个即可打开；不选为全体登录人员" error={refused.operationCodes} isWide>
        {(id) => (
          <Select
            id={id}
            mode="multiple"
            value={[...values.operationCodes]}
            options={operations}
            showSearch={{ optionFilterProp: 'label' }}
            notFoundContent="没有匹配的选项"
            onChange={(operationCodes: string[]) => change({ operationCodes })}
          />
        )}
      </Field>
      <Field label="图标" error={refused.icon} isWide>
        {() => <IconPicker value={values.icon} onChange={(icon) => change({ icon })} />}
      </Field>
      {refused.all && (
        <p className="cb-menu-refused" role="alert">
          {refused.all}
        </p>
      )}
    </div>
  )
}

interface FieldProps {
  readonly label: string
  readonly note?: string
  readonly error: string | undefined
  readonly isWide?: boolean
  readonly children: (id: string) => ReactNode
}

const Field = ({ label, note, error, isWide = false, children }: FieldProps) => {
  const id = useId()
  return (
    <div className={isWide ? 'is-wide' : undefined}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      <small className={error ? 'is-wrong' : undefined}>{error ?? note}</small>
    </div>
  )
}
