import {
  MoneyCollectOutlined,
  NodeIndexOutlined,
  PartitionOutlined,
  PayCircleOutlined,
  PieChartOutlined,
  PlayCircleOutlined,
  PlusSquareOutlined,
  ProfileOutlined,
} from '@ant-design/icons'
import type { IconSet } from '../icon-set.ts'

export const icons: IconSet = {
  MoneyCollectOutlined,
  NodeIndexOutlined,
  PartitionOutlined,
  PayCircleOutlined,
  PieChartOutlined,
  PlayCircleOutlined,
  PlusSquareOutlined,
  ProfileOutlined,
}
