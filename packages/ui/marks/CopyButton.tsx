import { CopyOutlined } from '@ant-design/icons'
import { Button, type ButtonProps } from 'antd'
import { notify, notifyDone } from '../api/notices.ts'
import { copyText } from './copy-text.ts'

interface Props extends Omit<ButtonProps, 'onClick'> {
  readonly text: string
}

/** Copies its text and says 已复制到剪贴板, or 复制失败. Without children an icon alone. */
export function CopyButton({ text, children, ...rest }: Props) {
  const copy = async () => {
    if (await copyText(text)) notifyDone('已复制到剪贴板')
    else notify({ kind: 'warn', text: '复制失败' })
  }
  const bare = children === undefined
  return (
    <Button
      icon={<CopyOutlined />}
      type={bare ? 'text' : 'default'}
      {...(bare
        ? { 'aria-label': '复制', title: '复制', size: 'small' as const, style: { color: 'var(--cb-ink-3)' } }
        : {})}
      {...rest}
      onClick={copy}
    >
      {children}
    </Button>
  )
}
