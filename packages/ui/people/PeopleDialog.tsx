import { Modal } from 'antd'
import { useState } from 'react'
import { PeoplePanel } from './PeoplePanel.tsx'
import type { Colleague } from './people.ts'

interface Props {
  readonly label: string
  readonly chosen: readonly string[]
  readonly isMany: boolean
  readonly onGive: (people: readonly Colleague[]) => void
  readonly onClose: () => void
}

/** The address book over a form; one person is taken by a press, several by 确定. */
export const PeopleDialog = ({ label, chosen: first, isMany, onGive, onClose }: Props) => {
  const [people, setPeople] = useState<readonly Colleague[]>()
  const choose = (next: readonly Colleague[]): void => {
    setPeople(next)
    if (isMany) return
    onGive(next)
    onClose()
  }
  const finish = (): void => {
    if (people) onGive(people)
    onClose()
  }
  return (
    <Modal open title={label} width={480} onCancel={onClose} onOk={finish} {...(isMany ? {} : { footer: null })}>
      <PeoplePanel chosen={people?.map(({ id }) => id) ?? first} isMany={isMany} onChange={choose} />
    </Modal>
  )
}
