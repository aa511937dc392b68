import { DownOutlined } from '@ant-design/icons'
import { Popover } from 'antd'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { watchLaidOut } from '../table/element-size.ts'
import './cut-tabs.css'

/**
 * The end of a row of tabs that may overflow: while it does, the cut-off tabs fade out below 更多, which lists all tabs,
 * and the open one is scrolled into view.
 */
export default function CutTabs() {
  const mark = useRef<HTMLSpanElement>(null)
  const isCut = useCut(mark)
  const [tabs, setTabs] = useState<readonly Element[]>()
  useOpenInSight(mark, isCut)
  const choose = (tab: Element): void => {
    setTabs(undefined)
    ;(tab as HTMLElement).click()
  }
  return (
    <span ref={mark} className={isCut ? 'cb-cut-tabs is-cut' : 'cb-cut-tabs'}>
      {isCut && (
        <Popover
          open={tabs !== undefined}
          onOpenChange={(isOpen) => setTabs(isOpen ? tabsBeside(mark.current) : undefined)}
          trigger="click"
          placement="bottomRight"
          arrow={false}
          content={<Tabs tabs={tabs ?? []} onChoose={choose} />}
        >
          <button type="button" aria-haspopup="menu">
            更多 <DownOutlined />
          </button>
        </Popover>
      )}
    </span>
  )
}

interface TabsProps {
  readonly tabs: readonly Element[]
  readonly onChoose: (tab: Element) => void
}

const Tabs = ({ tabs, onChoose }: TabsProps): ReactNode => (
  <ul className="cb-menu-list cb-cut-list">
    {tabs.map((tab) => (
      <li key={tab.textContent}>
        <button type="button" aria-current={tab.hasAttribute('aria-current')} onClick={() => onChoose(tab)}>
          {[...tab.childNodes].map((part) => (
            <span key={part.textContent}>{part.textContent}</span>
          ))}
        </button>
      </li>
    ))}
  </ul>
)

/** Returns the tabs of the row, including those of saved views. */
const tabsBeside = (mark: Element | null): readonly Element[] => [
  ...(mark?.parentElement?.querySelectorAll(':scope > button, :scope > span:not(.cb-cut-tabs) > button:first-child') ??
    []),
]

const useCut = (mark: { readonly current: Element | null }): boolean => {
  const [isCut, setCut] = useState(false)
  useLayoutEffect(() => {
    const row = mark.current?.parentElement
    if (!row) return
    const look = (): void => setCut(row.scrollWidth > row.clientWidth + 1)
    const size = watchLaidOut(row, look)
    // counts come later than the tabs
    const changes = new MutationObserver(size.again)
    changes.observe(row, { subtree: true, childList: true, characterData: true })
    return () => {
      size.end()
      changes.disconnect()
    }
  }, [mark])
  return isCut
}

/** Scrolls only once for each opened tab, so that it never reverts the person's own scrolling. */
const useOpenInSight = (mark: { readonly current: Element | null }, isCut: boolean): void => {
  const seen = useRef<Element>(undefined)
  useEffect(() => {
    const open = mark.current?.parentElement?.querySelector('[aria-current]')
    if (!isCut || !open || open === seen.current) return
    seen.current = open
    open.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
}
