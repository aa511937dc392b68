import { useState } from 'react'
import { DateInput } from '../dates/DateInput.tsx'
import { capitalMoney } from '../figures/capital-money.ts'
import { AccountBar } from '../marks/AccountBar.tsx'
import { CopyButton } from '../marks/CopyButton.tsx'
import { Figure } from '../marks/Figure.tsx'
import { FileName } from '../marks/FileName.tsx'
import { KindChip } from '../marks/KindChip.tsx'
import { Money } from '../marks/Money.tsx'
import { Percent } from '../marks/Percent.tsx'
import { PersonMark } from '../marks/PersonMark.tsx'
import { SealTag } from '../marks/SealTag.tsx'
import { StatusDot } from '../marks/StatusDot.tsx'

const WORDS = [
  '草稿',
  '未生效',
  '待一级审核',
  '还剩 2 天',
  '履行中',
  '通过',
  '履行完毕',
  '驳回',
  '逾期 3 天',
  '变更中',
  '已归档',
  '已作废',
]

export function MarksScene() {
  const [date, setDate] = useState<string | null>('2026-13-01')
  const [part, setPart] = useState<string | null>('2026-05')
  return (
    <div className="g-grid">
      <div className="g-sheet g-block">
        <h3>状态</h3>
        <div className="g-row">
          {WORDS.map((word) => (
            <StatusDot key={word} word={word} />
          ))}
        </div>
        <div className="g-row">
          <StatusDot word="待二级审核" holder="周岚" />
          <StatusDot word="待一级审核" mine />
          <SealTag>{3}</SealTag>
        </div>
        <div className="g-row">
          <KindChip>合同</KindChip>
          <KindChip>回款</KindChip>
          <KindChip hue="wait">演练环境</KindChip>
          <KindChip hue="change">合同额 2,574,000.00 → 2,860,000.00</KindChip>
        </div>
      </div>
      <div className="g-sheet g-block">
        <h3>金额与比例</h3>
        <div className="g-row">
          <Money value="1245000" />
          <Money value="-12.5" />
          <Money value="***" />
          <Money value={null} />
          <Money value="0" />
        </div>
        <div className="g-row" style={{ fontSize: 26 }}>
          <Money value="1245000" sign strong />
        </div>
        <div className="g-row">{capitalMoney('1186000')}</div>
        <div className="g-row">
          <AccountBar total="100" invoiced="60" received="33.3" />
          <AccountBar total="100" invoiced="20" received="50" />
          <Percent value={0.333} />
        </div>
        <AccountBar total="2574000" invoiced="1430000" received="858000" size="ledger" />
        <br />
        <AccountBar total="2574000" invoiced="1430000" received="858000" size="chart" />
      </div>
      <div className="g-sheet g-block">
        <h3>数字、人、文件</h3>
        <div className="g-row">
          <Figure label="本月签约额" sum="3864000" note="较上月 +12.5%" />
          <Figure label="赢单率" text="41.7%" note="较去年 +3.2 个百分点" />
        </div>
        <div className="g-row">
          <PersonMark name="林致远" />
          <PersonMark name="周岚" named />
        </div>
        <div className="g-row">
          <FileName name="合同正文（双方盖章版）.pdf" size={3565158} onOpen={() => {}} />
        </div>
        <div className="g-row">
          YT-2026-0187 <CopyButton text="YT-2026-0187" /> <CopyButton text="8F3K-2Q7D">编号 8F3K-2Q7D</CopyButton>
        </div>
      </div>
      <div className="g-sheet g-block">
        <h3>日期</h3>
        <DateInput value={date} onChange={setDate} aria-label="签订日期" />
        <br />
        <DateInput value={part} onChange={setPart} partial aria-label="期间" />
      </div>
    </div>
  )
}
