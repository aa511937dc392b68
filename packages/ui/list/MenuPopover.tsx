import { Popover } from 'antd'
import { type ReactNode, useState } from 'react'

export interface MenuChoice {
  readonly key: string
  readonly words: ReactNode
  readonly choose: () => void
}

interface Props {
  readonly choices: readonly MenuChoice[]
  readonly title?: string
  /** The button it opens from. */
  readonly children: ReactNode
}

/** A short menu under its button; it goes when one is chosen. */
export const MenuPopover = ({ choices, title, children }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const choice = ({ key, words, choose }: MenuChoice) => (
    <li key={key}>
      <button
        type="button"
        onClick={() => {
          setOpen(false)
          choose()
        }}
      >
        {words}
      </button>
    </li>
  )
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      destroyOnHidden
      title={title}
      content={<ul className="cb-menu-list">{choices.map(choice)}</ul>}
    >
      {children}
    </Popover>
  )
}
