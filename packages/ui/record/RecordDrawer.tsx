import type { Entity } from '@chengban/kernel/entity.ts'
import { Drawer } from 'antd'
import { type KeyboardEvent, useMemo, useRef } from 'react'
import { isTyping } from '../window/shortcuts.ts'
import { PlaceProvider } from './place.ts'
import RecordScreen from './RecordScreen.tsx'

interface Props {
  readonly entity: Entity
  readonly id: string
  readonly onGo: (id: string) => void
  readonly onClose: () => void
}

const steps: Readonly<Record<string, string>> = { j: '下一条', ArrowDown: '下一条', k: '上一条', ArrowUp: '上一条' }

/** A record over its list: j, k and the arrows walk the list without leaving it, Esc goes back. */
export default function RecordDrawer({ entity, id, onGo, onClose }: Props) {
  const place = useMemo(() => ({ go: onGo, close: onClose }), [onGo, onClose])
  const box = useRef<HTMLDivElement>(null)
  const onKey = (event: KeyboardEvent): void => {
    const step = steps[event.key]
    const { target } = event
    if (!step || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    // a dialog over the drawer has its own keys, though its events come by here
    if (isTyping(target) || !(target instanceof Node) || !box.current?.closest('[role=dialog]')?.contains(target))
      return
    const button = box.current.querySelector<HTMLButtonElement>(`[aria-label="${step}"]`)
    if (!button) return
    event.preventDefault()
    button.click()
  }
  return (
    <Drawer
      open
      rootClassName="cb-record-drawer"
      size="min(880px, 100%)"
      closable={false}
      aria-label={entity.label}
      onClose={onClose}
      drawerRender={(node) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed anywhere in the drawer are heard here
        <div className="cb-record-drawer-keys" onKeyDown={onKey}>
          {node}
        </div>
      )}
    >
      <div ref={box} className="cb-record-drawer-box">
        <PlaceProvider value={place}>
          <RecordScreen key={id} entity={entity} id={id} />
        </PlaceProvider>
      </div>
    </Drawer>
  )
}
