import { rowName } from '@chengban/kernel/row-name.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Modal, Select } from 'antd'
import { useState } from 'react'
import { notifyDone } from '../../../api/notices.ts'
import { moveRow } from '../../../data/calls.ts'
import { idOf } from '../../../data/row.ts'
import { fileSize } from '../../../figures/file-size.ts'
import type { Part } from '../../../record/page/stage.ts'
import { sendFile } from '../../../upload/send-file.ts'
import { matchFiles } from './match-files.ts'
import { sendMatched } from './send-matched.ts'

interface Props {
  readonly files: readonly File[]
  readonly parts: readonly Part[]
  readonly label: string
  readonly again: () => void
  readonly onClose: () => void
}

interface Matched {
  readonly file: File
  readonly to: string | undefined
  readonly problem?: string | undefined
}

/** Files with the rows they are called after, to be set right and sent at once. What fails stays, with its reason. */
export default function MatchFiles({ files, parts, label, again, onClose }: Props) {
  const client = useQueryClient()
  const { matched, pick, leave } = useMatched(files, parts)
  const [isBusy, setBusy] = useState(false)
  const chosen = matched.filter(({ to }) => to !== undefined)
  const send = async (): Promise<void> => {
    setBusy(true)
    const refused = await sendMatched(chosen as readonly { file: File; to: string }[], parts, {
      send: (file) =>
        sendFile(file, { folder: 'attachment' }, { onProgress: () => undefined, signal: new AbortController().signal }),
      move: ({ entity, row, rows }, entries) => moveRow(entity, rows.acts.missing, row, { [rows.file]: entries }),
    })
    setBusy(false)
    void client.invalidateQueries({ queryKey: ['list'] })
    again()
    if (refused.size < chosen.length) notifyDone(`已上传 ${chosen.length - refused.size} 个文件`)
    // what nobody has given a place stays in sight too
    const stay = matched.filter(({ file, to }) => to === undefined || refused.has(file)).map(({ file }) => file)
    if (stay.length === 0) onClose()
    else leave(stay, refused)
  }
  return (
    <Modal
      open
      title={`上传到${label}`}
      okText={`上传 ${chosen.length} 个`}
      okButtonProps={{ disabled: chosen.length === 0, loading: isBusy }}
      cancelText="取消"
      onOk={() => void send()}
      onCancel={onClose}
    >
      <ul className="cb-match">
        {matched.map((one) => (
          <Row
            key={`${one.file.name}${one.file.size}`}
            one={one}
            parts={parts}
            label={label}
            onChange={(to) => pick(one.file, to)}
          />
        ))}
      </ul>
    </Modal>
  )
}

/** Which file goes where: as they are called, or as the person says. */
const useMatched = (files: readonly File[], parts: readonly Part[]) => {
  const [left, setLeft] = useState(files)
  const [picked, setPicked] = useState<ReadonlyMap<File, string | undefined>>(new Map())
  const [problems, setProblems] = useState<ReadonlyMap<File, string>>(new Map())
  // what can be brought may come after the files: nothing is matched for good but what a person chose
  const matched = matchOf(left, parts).map(
    (one): Matched => ({
      file: one.file,
      to: picked.has(one.file) ? picked.get(one.file) : one.to,
      problem: problems.get(one.file),
    }),
  )
  const leave = (stay: readonly File[], refused: ReadonlyMap<File, string>): void => {
    setLeft(stay)
    setProblems(refused)
  }
  return { matched, pick: (file: File, to: string | undefined) => setPicked(new Map(picked).set(file, to)), leave }
}

interface RowProps extends Pick<Props, 'parts' | 'label'> {
  readonly one: Matched
  readonly onChange: (to: string | undefined) => void
}

const Row = ({ one: { file, to, problem }, parts, label, onChange }: RowProps) => (
  <li>
    <span title={file.name}>
      {file.name} <small>{fileSize(file.size)}</small>
    </span>
    <Select
      aria-label={`${file.name}对到`}
      placeholder={`没有对上，选${label}`}
      allowClear
      value={to ?? null}
      status={problem ? 'error' : ''}
      options={parts.map(({ entity, row }) => ({ value: idOf(row), label: rowName(entity, row) }))}
      onChange={onChange}
    />
    {problem && <p role="alert">{problem}</p>}
  </li>
)

const matchOf = (files: readonly File[], parts: readonly Part[]): readonly Matched[] => {
  const wanted = parts.map(({ entity, row }) => ({ id: idOf(row), name: rowName(entity, row) }))
  const found = matchFiles(files, wanted)
  return files.map((file, at) => ({ file, to: found[at] }))
}
