import { DisconnectOutlined, LockOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { ConflictTable } from '../marks/ConflictTable.tsx'
import { CopyButton } from '../marks/CopyButton.tsx'
import { Empty } from '../marks/Empty.tsx'
import { ErrorBox } from '../marks/ErrorBox.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { NewRows } from '../table/NewRows.tsx'
import { Pager } from '../table/Pager.tsx'
import { COLUMNS, type Contract } from './contracts.tsx'

export function StatesScene() {
  return (
    <div className="g-grid">
      <div className="g-sheet">
        <Empty
          title="还没有回款"
          why="客户付款后在这里登记，审核通过才计入合同的已回款。"
          action={
            <Button type="primary" icon={<PlusOutlined />}>
              登记回款
            </Button>
          }
        />
      </div>
      <div className="g-sheet" style={{ height: 300, overflow: 'hidden', position: 'relative' }}>
        <DataTable
          label="读取中"
          columns={COLUMNS.slice(0, 3)}
          rows={undefined}
          rowKey={(row: Contract) => row.id}
          selected={new Set()}
        />
        <NewRows count={3} onShow={() => {}} />
      </div>
      <div className="g-sheet">
        <Empty
          bad
          icon={<DisconnectOutlined />}
          title="合同没有读出来"
          why="服务器 30 秒没有回应。你填的内容都还在，可以直接重试；还不行就把编号发给管理员。"
          action={
            <>
              <Button type="primary">重试</Button>
              <CopyButton text="8F3K-2Q7D">编号 8F3K-2Q7D</CopyButton>
            </>
          }
        />
      </div>
      <div className="g-sheet">
        <Empty
          kind="filtered"
          title="没有符合条件的合同"
          why="共 128 条，被「状态：驳回」和「客户：子市图书馆」筛掉了。"
          action={<Button size="small">清除筛选</Button>}
        />
      </div>
      <Conflict />
      <div className="g-sheet">
        <Empty
          icon={<LockOutlined />}
          title="权限不足"
          why="打开「合同管理」需要权限「管理全部合同」。"
          action={<Button>申请权限</Button>}
        />
      </div>
      <div className="g-sheet g-block">
        <ErrorBox
          errors={[
            { field: 'a', label: '软件金额' },
            { field: 'b', label: '合同文件' },
          ]}
          onGo={() => {}}
        />
      </div>
      <div className="g-sheet g-wide">
        <Pager page={12} size={20} total={1280} order="按创建时间从新到旧" onChange={() => {}} />
        <Pager page={1} size={20} total={undefined} more onChange={() => {}} />
      </div>
    </div>
  )
}

function Conflict() {
  return (
    <div className="g-sheet g-block">
      <ConflictTable
        title="沈知夏在 14:32 改过这条合同"
        rows={[
          { field: 'a', label: '付款方式', theirs: '3-4-3 分期', mine: '3-3-3-1 分期' },
          { field: 'b', label: '备注', mine: '移动护理点位以分布图为准，超出另签' },
          { field: 'c', label: '区域', theirs: '东区' },
        ]}
        acts={
          <>
            <Button>用对方的</Button>
            <Button type="primary">保留我的并保存</Button>
          </>
        }
      />
    </div>
  )
}
