import { CopyOutlined } from '@ant-design/icons'
import { App, Button, type ButtonProps } from 'antd'
import { copyText } from './copy-text.ts'

interface Props extends Omit<ButtonProps, 'onClick'> {
  readonly text: string
}

/** Copies its text and says 已复制到剪贴板, or 复制失败. Without children an icon alone. */
export function CopyButton({ text, children, ...rest }: Props) {
  const { message } = App.useApp()
  const copy = async () => {
    if (await copyText(text)) message.success('已复制到剪贴板')
    else message.error('复制失败')
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
