import { DownloadOutlined } from '@ant-design/icons'
import type { Entity } from '@chengban/kernel/entity.ts'
import { Button, Checkbox, Modal, Radio, Select } from 'antd'
import { useEffect } from 'react'
import { download } from '../api/download.ts'
import { reportError } from '../api/error-notice.ts'
import { FileName } from '../marks/FileName.tsx'
import { ImportAnswerBox } from './ImportAnswerBox.tsx'
import { type ImportAnswer, type ImportWay, keysOf } from './import-call.ts'
import { useImport } from './use-import.ts'
import '../upload/upload.css'
import './import.css'

interface Props {
  readonly entity: Entity
  readonly onClose: () => void
  /** Rows have come in. */
  readonly onDone: () => void
}

/** A sheet is chosen, tried without storing anything, and brought in when the person has seen what would happen. */
export default function ImportDialog({ entity, onClose, onDone }: Props) {
  const running = useImport(entity, onDone)
  const { file, busy, done, answer, refused, way, sheets, choose, change, run, stop } = running
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the dialog goes
  useEffect(() => stop, [])
  const isDone = answer?.stored === true
  return (
    <Modal
      open
      title={`导入${entity.label}`}
      width={560}
      onCancel={onClose}
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={onClose}>{isDone ? '关闭' : '取消'}</Button>
          {!isDone && (
            <Button type="primary" disabled={!answer?.ok} loading={busy === '导入'} onClick={() => void run()}>
              {okText(answer?.ok, answer?.failed)}
            </Button>
          )}
        </>
      }
    >
      <div className="cb-import">
        <label className="cb-drop">
          <input
            type="file"
            aria-label="选择导入文件"
            accept=".xlsx,.csv"
            disabled={busy !== undefined}
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              if (chosen) void choose(chosen)
              target.value = ''
            }}
          />
          {file ? <FileName name={file.name} size={file.size} /> : <b>选择文件</b>}
          {!file && <span className="cb-drop-types">.xlsx 或 .csv，不超过5000行、20MB</span>}
        </label>
        <TemplateLink entity={entity} />
        <Choices entity={entity} sheets={sheets} way={way} disabled={busy !== undefined || isDone} onChange={change} />
        {busy && (
          <p role="status" className="cb-import-note">
            正在{busy}…{done && ` ${done.done} / ${done.total} 行`}
            {done && <progress value={done.done} max={done.total} aria-label="进度" />}
          </p>
        )}
        {refused && (
          <p role="alert" className="cb-import-refused">
            {refused}
          </p>
        )}
        {answer && <ImportAnswerBox entity={entity} answer={answer} />}
        {!isDone && (
          <Repeats {...{ answer, way }} disabled={busy !== undefined} onChange={(next) => void change(next)} />
        )}
      </div>
    </Modal>
  )
}

const okText = (ok = 0, failed = 0): string =>
  ok === 0 ? '导入' : failed > 0 ? `跳过有误的，导入${ok}行` : `导入${ok}行`

const TemplateLink = ({ entity }: { readonly entity: Entity }) => (
  <Button
    icon={<DownloadOutlined />}
    onClick={() => void download(`/api/${entity.resource}/import-template`).catch(reportError)}
  >
    下载导入模板
  </Button>
)

interface RepeatsProps extends Omit<WayProps, 'entity'> {
  readonly answer: ImportAnswer | undefined
}

/** Rows like another are refused until the person says that both happened. */
const Repeats = ({ answer, way, disabled, onChange }: RepeatsProps) =>
  way.repeats || answer?.repeats ? (
    <Checkbox
      checked={way.repeats === true}
      disabled={disabled}
      onChange={({ target }) => onChange({ ...way, repeats: target.checked })}
    >
      相同的行是分别发生的，也导入{answer?.repeats ? `（${answer.repeats}行）` : ''}
    </Checkbox>
  ) : null

interface WayProps {
  readonly entity: Entity
  readonly way: ImportWay
  readonly disabled: boolean
  readonly onChange: (way: ImportWay) => void
}

const WayChoice = ({ entity, way, disabled, onChange }: WayProps) => {
  const keys = keysOf(entity)
  const [first] = keys
  if (first === undefined) return null
  return (
    <div className="cb-import-way">
      <Radio.Group
        aria-label="导入方式"
        value={way.mode}
        disabled={disabled}
        options={[
          { value: 'create', label: '只新增' },
          { value: 'upsert', label: '已有的更新' },
        ]}
        onChange={({ target }) =>
          onChange({
            ...ofSheet(way),
            ...(target.value === 'upsert' ? { mode: 'upsert', key: first } : { mode: 'create' }),
          })
        }
      />
      {way.mode === 'upsert' && (
        <Select
          aria-label="用于匹配的列"
          value={way.key ?? first}
          disabled={disabled}
          prefix="按"
          options={keys.map((name) => ({ value: name, label: entity.fields[name]?.label }))}
          onChange={(key: string) => onChange({ ...ofSheet(way), mode: 'upsert', key })}
        />
      )}
    </div>
  )
}

const ofSheet = ({ sheet }: ImportWay): Pick<ImportWay, 'sheet'> => (sheet === undefined ? {} : { sheet })

interface ChoicesProps extends Omit<WayProps, 'onChange'> {
  readonly sheets: readonly string[]
  readonly onChange: (way: ImportWay) => unknown
}

const Choices = ({ entity, sheets, onChange, ...chosen }: ChoicesProps) => (
  <>
    <SheetChoice {...chosen} sheets={sheets} onChange={(next) => void onChange(next)} />
    <WayChoice {...chosen} entity={entity} onChange={(next) => void onChange(next)} />
  </>
)

interface SheetProps extends Omit<WayProps, 'entity'> {
  readonly sheets: readonly string[]
}

/** Where a workbook has several sheets, the one that holds the rows. */
const SheetChoice = ({ sheets, way, disabled, onChange }: SheetProps) =>
  sheets.length > 1 ? (
    <Select
      aria-label="工作表"
      value={way.sheet ?? sheets[0] ?? ''}
      disabled={disabled}
      prefix="工作表"
      options={sheets.map((name) => ({ value: name, label: name }))}
      onChange={(sheet: string) => onChange({ ...way, sheet })}
    />
  ) : null
