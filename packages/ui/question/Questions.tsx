import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { notifyFailure } from '../api/notices.ts'
import { useWayBack } from '../window/way-back.ts'
import { endQuestion, useQuestion } from './question.ts'
import './question.css'

/** Shows the open question in a native dialog, which covers drawers and needs no further code to load. */
export const Questions = () => {
  const asked = useQuestion((state) => state.asked)
  return asked ? <Dialog key={asked.id} asked={asked} /> : null
}

type OpenQuestion = NonNullable<ReturnType<typeof useQuestion.getState>['asked']>

const Dialog = ({ asked }: { readonly asked: OpenQuestion }) => {
  const { id, title, okText = '确定', cancelText = '取消', isDanger = false, act, refuse } = asked
  const dialog = useRef<HTMLDialogElement>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [])
  const leave = (): void => {
    endQuestion(id)
    refuse()
  }
  useWayBack(true, () => !isBusy && leave())
  const go = async (): Promise<void> => {
    setBusy(true)
    try {
      await act()
    } catch (error) {
      notifyFailure(error)
    } finally {
      endQuestion(id)
    }
  }
  return (
    <dialog
      ref={dialog}
      className="cb-question"
      aria-labelledby="cb-question-title"
      onKeyDown={keepKeys}
      onCancel={(event) => {
        event.preventDefault()
        if (!isBusy) leave()
      }}
    >
      <h2 id="cb-question-title">{title}</h2>
      <div>
        <button
          type="button"
          className="cb-button"
          disabled={isBusy}
          data-first={isDanger || undefined}
          onClick={leave}
        >
          {cancelText}
        </button>
        <button
          type="button"
          className={isDanger ? 'cb-button is-bad' : 'cb-button ink'}
          aria-busy={isBusy}
          disabled={isBusy}
          data-first={isDanger ? undefined : true}
          onClick={() => void go()}
        >
          {okText}
        </button>
      </div>
    </dialog>
  )
}

// the drawer below must not hear the Esc that closes the question
const keepKeys = (event: KeyboardEvent): void => event.stopPropagation()
