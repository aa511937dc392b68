import {
  ApartmentOutlined,
  AppstoreAddOutlined,
  AuditOutlined,
  BarChartOutlined,
  BranchesOutlined,
  BugOutlined,
  BulbOutlined,
} from '@ant-design/icons'
import type { IconSet } from '../icon-set.ts'

export const icons: IconSet = {
  ApartmentOutlined,
  AppstoreAddOutlined,
  AuditOutlined,
  BarChartOutlined,
  BranchesOutlined,
  BugOutlined,
  BulbOutlined,
}
