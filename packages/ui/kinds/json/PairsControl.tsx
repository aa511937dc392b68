import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useRef } from 'react'
import { useTyped } from '../use-typed.ts'
import type { ControlProps } from '../widget.ts'
import { objectOf, type Pair, pairsOf } from './json-form.ts'

/** An object as names with values, one below the other. */
export const PairsControl = ({ id, field, value, isInvalid, onChange }: ControlProps) => {
  const { current: before } = useRef(value)
  const [pairs, type] = useTyped<readonly Pair[]>(value, onChange, {
    show: pairsOf,
    read: (typed) => objectOf(typed, field.label, before),
  })
  const set = (at: number, change: Partial<Pair>): void =>
    type(pairs.map((pair, place) => (place === at ? { ...pair, ...change } : pair)))
  const status = isInvalid ? 'error' : ''
  return (
    <div className="cb-pairs">
      {pairs.map((pair, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name is being typed, the place is what stays
        <div key={at}>
          <Input
            aria-label={`${field.label}第${at + 1}项名称`}
            status={status}
            value={pair.name}
            onChange={(event) => set(at, { name: event.target.value })}
          />
          <Input
            aria-label={`${field.label}第${at + 1}项值`}
            status={status}
            value={pair.value}
            onChange={(event) => set(at, { value: event.target.value })}
          />
          <button
            type="button"
            className="cb-icon-button"
            aria-label={`删除第${at + 1}项`}
            title="删除"
            onClick={() => type(pairs.filter((_, place) => place !== at))}
          >
            <DeleteOutlined />
          </button>
        </div>
      ))}
      <Button
        id={id}
        size="small"
        icon={<PlusOutlined />}
        aria-describedby={`${id}-note`}
        onClick={() => type([...pairs, { name: '', value: '' }])}
      >
        添加一项
      </Button>
    </div>
  )
}
