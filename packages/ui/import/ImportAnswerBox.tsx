import { DownloadOutlined } from '@ant-design/icons'
import type { Entity } from '@chengban/kernel/entity.ts'
import { Button } from 'antd'
import { download } from '../api/download.ts'
import { reportError } from '../api/error-notice.ts'
import type { ImportAnswer } from './import-call.ts'

interface Props {
  readonly entity: Entity
  readonly answer: ImportAnswer
}

const mostShown = 100

/** The result of an import or of its dry run, with the errors of each row. */
export const ImportAnswerBox = ({ entity, answer }: Props) => {
  const { errors, errorFile, ignored } = answer
  return (
    <div className="cb-import-answer">
      <p role="status">{summaryOf(answer)}</p>
      {ignored.length > 0 && <p className="cb-import-note">以下列由系统生成，不导入：{ignored.join('、')}</p>}
      {errorFile && (
        <Button
          icon={<DownloadOutlined />}
          onClick={() => void download(errorFile, { download: 1 }).catch(reportError)}
        >
          下载有误的行
        </Button>
      )}
      {errors.length > 0 && (
        <ul className="cb-import-errors" aria-label="有误的行">
          {errors.slice(0, mostShown).map(({ row, fields }) => (
            <li key={row}>
              <span>第{row}行</span>
              <span>{wordsOf(entity, fields)}</span>
            </li>
          ))}
        </ul>
      )}
      {errors.length > mostShown && <p className="cb-import-note">只显示前{mostShown}行</p>}
    </div>
  )
}

const summaryOf = ({ stored, total, created, updated, unchanged, failed, lines, skipped }: ImportAnswer): string => {
  const word = stored ? '已' : '可'
  const parts = [
    created && `${word}新增${created}`,
    updated && `${word}更新${updated}`,
    unchanged && `无变化${unchanged}`,
    failed && `有误${failed}`,
    skipped && `空行${skipped}`,
  ].filter(Boolean)
  return `共${total}${lines ? `条、明细${lines}` : ''}行：${parts.join('，')}`
}

/** Joins the messages of a row; adds the label to those that do not name their field. */
const wordsOf = (entity: Entity, fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, text]) => {
      const label = entity.fields[name]?.label ?? ''
      return text.includes(label) || name === entity.title ? text : `${label}：${text}`
    })
    .join('；')
