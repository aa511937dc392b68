import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense } from 'react'
import { lazyPart } from '../../declarations/load-part.ts'
import { useNarrow } from '../../window/use-narrow.ts'
import { LineCards } from './LineCards.tsx'
import { LineTable } from './LineTable.tsx'
import { type LinesProps, useLines } from './use-lines.ts'
import './lines.css'

const LineFiles = lazyPart(() => import('./LineFiles.tsx'))

/** Lines inside a form: added, taken away, put in order, pasted from a spreadsheet; cards on a phone. */
export const LineEditor = (props: LinesProps) => {
  const { id, lines, max, beside } = props
  const acts = useLines(props)
  const isNarrow = useNarrow()
  const View = isNarrow || beside ? LineCards : LineTable
  return (
    <div className="cb-lines">
      {lines.length > 0 && <View {...props} acts={acts} />}
      <div className="cb-lines-foot">
        <Button
          id={id}
          size={isNarrow ? 'middle' : 'small'}
          icon={<PlusOutlined />}
          aria-label={`添加一行${props.label}`}
          disabled={acts.isFull}
          onPaste={(event) => acts.paste(event, lines.length, 0)}
          onClick={acts.add}
        >
          添加一行
        </Button>
        {beside?.field && !acts.isFull && (
          <Suspense>
            <LineFiles
              entity={props.entity}
              name={beside.name}
              field={beside.field}
              room={max - lines.length}
              onFiles={acts.addAll}
            />
          </Suspense>
        )}
        <small>
          {acts.isFull ? `最多 ${max} 行` : lines.length > 0 && `共 ${lines.length} 行`}
          {!isNarrow && !acts.isFull && !beside && ' 可从 Excel 复制后粘贴'}
        </small>
      </div>
    </div>
  )
}
