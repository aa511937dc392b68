import { isLines } from '@chengban/kernel/kinds/lines.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { Button, Modal } from 'antd'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../declarations/load-part.ts'
import { DrawerFrame } from '../form/DrawerFrame.tsx'
import { useFirstFocus } from '../form/first-focus.ts'
import type { Form } from '../form/use-form.ts'
import { useShortcut } from '../window/shortcuts.ts'
import { useWayBack } from '../window/way-back.ts'
import { useEachLine } from './each-line.ts'
import { MoveFields } from './MoveFields.tsx'
import { ShownMove } from './ShownMove.tsx'
import { type MoveOptions, type MoveState, useMove } from './use-move.ts'
import '../form/form.css'
import './move.css'

const TakenAnswer = lazyPart(() => import('./TakenAnswer.tsx'))

interface Props extends MoveOptions {
  /** What people mostly say, by field: a press writes it. */
  readonly words?: Readonly<Record<string, readonly string[]>> | undefined
  /** Said in place of the move's label, where it is about more than the row. */
  readonly title?: string
}

/** Asks for what a move needs, and once more where it cannot be undone; leads on where something is read first. */
export default function MoveDialog(props: Props) {
  const { page } = props.move.shown ?? {}
  const lines = useEachLine(props.row, props.move)
  if (page) return <ShownMove {...props} label={props.move.label} page={page} />
  return lines && <AskedMove {...props} typed={{ ...lines, ...props.typed }} />
}

const AskedMove = (props: Props) => {
  const { move, words = {} } = props
  const asked = useMove(props)
  const cancel = (): void => {
    asked.forget()
    props.onClose()
  }
  const { form, run } = asked
  useWayBack(true, cancel)
  const onStill = useFirstFocus(form, [...form.names, 'opinion'])
  useShortcut('mod+enter', () => void run())
  const isDrawer = isLarge(form, move)
  const Frame = isDrawer ? MoveDrawer : MoveModal
  if (asked.given)
    return (
      <Suspense>
        <TakenAnswer
          taken={{ title: move.label, shows: move.shows ?? {}, answer: asked.given }}
          onClose={props.onClose}
        />
      </Suspense>
    )
  return (
    <Frame {...props} onClose={cancel} asked={asked} onStill={onStill}>
      <MoveFields asked={asked} move={move} words={words} isLarge={isDrawer} />
    </Frame>
  )
}

interface FrameProps extends Props {
  readonly asked: MoveState
  readonly onStill: (isOpen: boolean) => void
  readonly children: ReactNode
}

const MoveModal = ({ row, move, title, asked, onClose, onStill, children }: FrameProps) => {
  const { form, isBusy, run } = asked
  const isBare = form.names.length === 0 && !move.opinion
  const name = rowName(form.entity, row)
  return (
    <Modal
      open
      className="cb-move-dialog"
      title={isBare ? (title ? `确定${title}吗？` : `【${name}】确定${move.label}吗？`) : (title ?? move.label)}
      okText={isBare ? '确定' : move.label}
      cancelText="取消"
      width={form.names.length > 0 ? 520 : 416}
      confirmLoading={isBusy}
      okButtonProps={{ danger: move.danger ?? false }}
      onOk={() => void run()}
      onCancel={onClose}
      afterOpenChange={onStill}
    >
      {children}
    </Modal>
  )
}

/** What asks for much has the height of the window, and the width of its lines. */
const MoveDrawer = ({ move, title = move.label, asked, onClose, onStill, children }: FrameProps) => {
  const { form, isBusy, run } = asked
  const foot = (
    <div className="cb-form-foot">
      <span>
        <Button type="text" onClick={onClose}>
          取消
        </Button>
        <Button type="primary" danger={move.danger ?? false} loading={isBusy} onClick={() => void run()}>
          {move.label} <kbd>Ctrl ↵</kbd>
        </Button>
      </span>
    </div>
  )
  return (
    <DrawerFrame title={title} width={hasLines(form) ? 1120 : 720} foot={foot} onClose={onClose} onStill={onStill}>
      {children}
    </DrawerFrame>
  )
}

/** As many as a dialog shows without scrolling on a small screen. */
const most = 6

const isLarge = (form: Form, move: Move): boolean => hasLines(form) || form.names.length + (move.opinion ? 1 : 0) > most

const hasLines = ({ entity, names }: Form): boolean =>
  names.some((name) => {
    const field = entity.fields[name]
    return field !== undefined && isLines(field)
  })
