import './status.css'

interface Props {
  /** 待我 in rows; a figure in menus and tabs. */
  readonly children?: string | number
}

/** The seal: your turn. The only warm colour, always a filled square shape. */
export function SealTag({ children = '待我' }: Props) {
  return <span className={typeof children === 'number' ? 'cb-seal-tag is-count' : 'cb-seal-tag'}>{children}</span>
}
