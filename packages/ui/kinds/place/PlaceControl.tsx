import { AimOutlined } from '@ant-design/icons'
import { Problem } from '@chengban/kernel/kinds/face.ts'
import type { Place } from '@chengban/kernel/kinds/json.ts'
import { Button, Input } from 'antd'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { notifyFailure } from '../../api/notices.ts'
import { useNarrow } from '../../window/use-narrow.ts'
import { useTyped } from '../use-typed.ts'
import type { ControlProps } from '../widget.ts'
import { locate } from './locate.ts'

interface Typed {
  readonly address: string
  readonly lng: string
  readonly lat: string
}

/**
 * An address with its place on the earth, found by the device or typed. A phone shows no degrees: it takes the place
 * itself where the field asks for the writer's, and lets them be typed only where it finds none.
 */
export const PlaceControl = ({ id, field, value, row, isInvalid, onChange }: ControlProps) => {
  const [typed, type] = useTyped<Typed>(value, onChange, { show, read })
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  // text typed while the device looks for its place stays
  const latest = useRef(typed)
  latest.current = typed
  const isNarrow = useNarrow()
  const { isHere } = field.options
  const find = async (): Promise<void> => {
    setState('busy')
    try {
      const { lng, lat } = await locate()
      type({ ...latest.current, lng: String(lng), lat: String(lat) })
      setState('idle')
    } catch (error) {
      notifyFailure(error)
      setState('failed')
    }
  }
  const findFirst = useEffectEvent(() => {
    if (isNarrow && isHere && row.id === undefined && !typed.lng) void find()
  })
  useEffect(() => findFirst(), [])
  const shared = { status: isInvalid ? ('error' as const) : ('' as const), 'aria-describedby': `${id}-note` }
  const isFound = typed.lng !== '' && typed.lat !== ''
  return (
    <span className="cb-place">
      <Input
        {...shared}
        id={id}
        value={typed.address}
        maxLength={255}
        placeholder="地址"
        aria-invalid={isInvalid}
        onChange={(event) => type({ ...typed, address: event.target.value })}
      />
      {(!isNarrow || state === 'failed') &&
        (['lng', 'lat'] as const).map((part) => (
          <Input
            {...shared}
            key={part}
            className="cb-figure-input"
            inputMode="decimal"
            value={typed[part]}
            prefix={names[part]}
            aria-label={`${field.label}${names[part]}`}
            onChange={(event) => type({ ...typed, [part]: event.target.value })}
          />
        ))}
      <Button icon={<AimOutlined />} loading={state === 'busy'} onClick={() => void find()}>
        {isNarrow && isFound ? '已定位，重新定位' : '定位'}
      </Button>
    </span>
  )
}

const names = { lng: '经度', lat: '纬度' } as const

const show = (value: unknown): Typed => {
  const { address = '', lng, lat }: Partial<Place> = value instanceof Problem ? {} : (value ?? {})
  return { address, lng: lng === undefined ? '' : String(lng), lat: lat === undefined ? '' : String(lat) }
}

/** Returns null when nothing is typed, and a Problem naming the missing part when the place is incomplete. */
export const read = ({ address, lng, lat }: Typed): Place | Problem | null => {
  if (!address.trim() && !lng.trim() && !lat.trim()) return null
  const [east, north] = [degrees(lng, 180), degrees(lat, 90)]
  if (east === undefined) return new Problem(lng.trim() ? '经度须在-180与180之间' : '请定位或填写经度')
  if (north === undefined) return new Problem(lat.trim() ? '纬度须在-90与90之间' : '请定位或填写纬度')
  return { lng: east, lat: north, address: address.trim() }
}

const degrees = (text: string, most: number): number | undefined => {
  const plain = text.normalize('NFKC').trim()
  const figure = /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
  return Math.abs(figure) <= most ? figure : undefined
}
