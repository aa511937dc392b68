import { rowName } from '@chengban/kernel/row-name.ts'
import { Modal } from 'antd'
import { useFirstFocus } from '../form/first-focus.ts'
import { useShortcut } from '../window/shortcuts.ts'
import { useWayBack } from '../window/way-back.ts'
import { MoveFields } from './MoveFields.tsx'
import { ShownMove } from './ShownMove.tsx'
import { type MoveOptions, useMove } from './use-move.ts'
import '../form/form.css'

interface Props extends MoveOptions {
  /** What people mostly say, by field: a press writes it. */
  readonly words?: Readonly<Record<string, readonly string[]>> | undefined
  /** Said in place of the move's label, where it is about more than the row. */
  readonly title?: string
}

/** Asks for what a move needs, and once more where it cannot be undone; leads on where something is read first. */
export default function MoveDialog(props: Props) {
  const { page } = props.move.shown ?? {}
  return page ? <ShownMove {...props} label={props.move.label} page={page} /> : <AskedMove {...props} />
}

const AskedMove = (props: Props) => {
  const { row, move, onClose, words = {}, title = move.label } = props
  const asked = useMove(props)
  const { form, isBusy, run } = asked
  useWayBack(true, onClose)
  const onStill = useFirstFocus(form, [...form.names, 'opinion'])
  useShortcut('mod+enter', () => void run())
  const name = rowName(form.entity, row)
  const isBare = form.names.length === 0 && !move.opinion
  return (
    <Modal
      open
      title={isBare ? `确定${props.title ?? `${move.label}【${name}】`}吗？` : title}
      okText={isBare ? '确定' : move.label}
      cancelText="取消"
      width={form.names.length > 0 ? 520 : 416}
      confirmLoading={isBusy}
      okButtonProps={{ danger: move.danger ?? false }}
      onOk={() => void run()}
      onCancel={onClose}
      afterOpenChange={onStill}
    >
      <MoveFields asked={asked} move={move} words={words} />
    </Modal>
  )
}
