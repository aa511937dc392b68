import { App } from 'antd'
import { deleteQuestion, enableQuestion, NOTHING_TO_DELETE } from './confirmations.ts'

/** Asks before deleting or switching; `act` runs after 确定, the dialog stays while it runs, a refusal is shown. */
export function useConfirm() {
  const { modal, message } = App.useApp()
  const ask = (title: string, act: () => Promise<unknown>, danger: boolean) =>
    modal.confirm({
      title,
      icon: null,
      okText: '确定',
      cancelText: '取消',
      okButtonProps: { danger },
      focusable: { autoFocusButton: danger ? 'cancel' : 'ok' },
      onOk: () => act().catch((error: unknown) => message.error(error instanceof Error ? error.message : '系统异常')),
    })
  return {
    /** Any other act that cannot be undone; what follows it is told by the caller. */
    ask: (title: string, act: () => Promise<unknown>): void => void ask(title, act, false),
    /** 确定删除【…】吗？, then 删除成功. */
    remove(names: readonly string[], act: () => Promise<unknown>) {
      const title = deleteQuestion(names)
      if (title === undefined) return void message.warning(NOTHING_TO_DELETE)
      ask(
        title,
        async () => {
          await act()
          message.success('删除成功')
        },
        true,
      )
    },
    /** 确定启用【…】吗？ / 确定停用【…】吗？, then 启用成功 / 停用成功. */
    enable(names: readonly string[], enable: boolean, act: () => Promise<unknown>) {
      const title = enableQuestion(names, enable)
      if (title === undefined) return
      ask(
        title,
        async () => {
          await act()
          message.success(enable ? '启用成功' : '停用成功')
        },
        false,
      )
    },
  }
}
