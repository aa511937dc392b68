import { notify, notifyDone } from '../api/notices.ts'
import { offerUndo } from '../data/undo.ts'
import { askQuestion } from '../question/question.ts'
import { deleteQuestion, enableQuestion, NOTHING_TO_DELETE } from './confirmations.ts'

/** Asks before deleting or switching; `act` runs after 确定, the dialog stays while it runs, a refusal is shown. */
export const confirm = {
  /** Any other act that cannot be undone; the caller shows the result. */
  ask: (title: string, act: () => Promise<unknown>): void => void askQuestion({ title }, act),
  /** 确定删除【…】吗？, then 删除成功, with 撤销 where `act` gives how to take it back. */
  remove(names: readonly string[], act: () => Promise<unknown>): void {
    const title = deleteQuestion(names)
    if (title === undefined) notify({ kind: 'warn', text: NOTHING_TO_DELETE })
    else
      askQuestion({ title, isDanger: true }, () =>
        act().then((undo) =>
          notifyDone('删除成功', typeof undo === 'function' ? { label: '撤销', run: () => undo() } : undefined),
        ),
      )
  },
  /** 确定启用【…】吗？ / 确定停用【…】吗？, then 启用成功 / 停用成功; `act(true)` takes it back. */
  enable(names: readonly string[], isOn: boolean, act: (back: boolean) => Promise<unknown>): void {
    const title = enableQuestion(names, isOn)
    if (title === undefined) return
    const words = isOn ? '启用成功' : '停用成功'
    askQuestion({ title }, () => act(false).then(() => offerUndo(words, () => act(true))))
  },
}
