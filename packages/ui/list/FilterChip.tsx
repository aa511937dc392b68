import { CloseOutlined, DownOutlined } from '@ant-design/icons'
import type { Field } from '@chengban/kernel/field.ts'
import { Popover } from 'antd'
import { memo, Suspense, useEffect, useState } from 'react'
import { filterOf } from '../kinds/filters.ts'

interface Props {
  readonly name: string
  readonly field: Field
  readonly text: string
  /** Just picked from 更多筛选: opens at once. */
  readonly isNew: boolean
  /** Keep its identity stable: chips are drawn again only when they change. */
  readonly onChange: (name: string, text: string) => void
}

/** A filter: dashed while it says nothing, an indigo chip with its choice when it does. */
export const FilterChip = memo(function FilterChip({ name, field, text, isNew, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isNew) setOpen(true)
  }, [isNew])
  const face = filterOf(field)
  if (!face) return null
  const { Filter, Words, condition } = face
  const isSet = text !== '' && condition(text, field) !== undefined
  return (
    <span className={isSet ? 'cb-filter is-set' : 'cb-filter'}>
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        trigger="click"
        placement="bottomLeft"
        arrow={false}
        destroyOnHidden
        content={
          <div className="cb-filter-pop">
            <Suspense>
              <Filter field={field} text={text} onChange={(next) => onChange(name, next)} />
            </Suspense>
          </div>
        }
      >
        <button type="button" aria-expanded={isOpen}>
          {field.label}
          {isSet ? (
            <>
              ：<Words field={field} text={text} />
            </>
          ) : (
            <DownOutlined />
          )}
        </button>
      </Popover>
      {isSet && (
        <button type="button" aria-label={`取消${field.label}`} onClick={() => onChange(name, '')}>
          <CloseOutlined />
        </button>
      )}
    </span>
  )
})
