import {
  CarryOutOutlined,
  CheckSquareOutlined,
  ClockCircleOutlined,
  CloudDownloadOutlined,
  CodeOutlined,
  CoffeeOutlined,
  CompassOutlined,
  ContactsOutlined,
  ContainerOutlined,
  ControlOutlined,
} from '@ant-design/icons'
import type { IconSet } from '../icon-set.ts'

export const icons: IconSet = {
  CarryOutOutlined,
  CheckSquareOutlined,
  ClockCircleOutlined,
  CloudDownloadOutlined,
  CodeOutlined,
  CoffeeOutlined,
  CompassOutlined,
  ContactsOutlined,
  ContainerOutlined,
  ControlOutlined,
}
