// Written by `npm run gen` from the declarations. Do not edit.
declare module '@chengban/kernel/registry.ts' {
  interface Entities {
    attendanceMonth: { fields: 'id' | 'userId' | 'month' | 'company' | 'workDays' | 'attendDays' | 'lateTimes' | 'lateMinutes' | 'earlyTimes' | 'earlyMinutes' | 'missingTimes' | 'absenceDays' | 'absenceMinutes' | 'unpaidDays' | 'sickDays' | 'paidDays' | 'restHours' | 'overtimeWork' | 'overtimeRest' | 'overtimeHoliday' | 'overtimeMoney' | 'repunchUsed' | 'repunchLeft' | 'status' | 'isConfirm' | 'isAuto' | 'dueDate' | 'tzConfirm' | 'tzLock' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '统计中' | '待本人确认' | '已确认' | '已锁定'; moves: 'publish' | 'confirm' | 'unignore' | 'reopen' | 'lock' | 'unlock' }
    attendancePunch: { fields: 'id' | 'userId' | 'tzPunch' | 'source' | 'place' | 'isOutside' | 'attendanceId' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    attendance: { fields: 'id' | 'userId' | 'date' | 'month' | 'leaderId' | 'dayKind' | 'tzIn' | 'tzOut' | 'result' | 'lateMinutes' | 'earlyMinutes' | 'absenceMinutes' | 'absenceDays' | 'missingTimes' | 'workMinutes' | 'restDays' | 'rests' | 'paidRest' | 'sickRest' | 'unpaidRest' | 'offRest' | 'studyRest' | 'leaveRest' | 'restKind' | 'overtimeHours' | 'isIgnore' | 'ignoreReason' | 'status' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'missedIn' | 'missedOut' | 'appealKind' | 'applyIn' | 'applyOut' | 'applyMinutes' | 'reason' | 'file' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'reckon' | 'appeal' | 'ignore' | 'withdraw' }
    checkOnWorkFact: { fields: 'id' | 'userId' | 'date' | 'kind' | 'module' | 'relevanceId' | 'amount' | 'text' | 'lateFor' | 'isIgnore' | 'ignoreReason' | 'objection' | 'checkOnWorkId' | 'isAsked' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    checkOnWork: { fields: 'id' | 'userId' | 'leaderId' | 'type' | 'startDate' | 'endDate' | 'time' | 'absenceTime' | 'dailyNewspaper' | 'weeklyNewspaper' | 'noTimeNum' | 'leaveDate' | 'study' | 'waitWork' | 'projectDelayDays' | 'projectPostpone' | 'taskDelayDays' | 'taskPostpone' | 'unlockNum' | 'numberOfWarnings' | 'remain' | 'raw' | 'cap' | 'deduction' | 'deducted' | 'rule' | 'status' | 'objection' | 'reply' | 'dueDate' | 'tzConfirm' | 'isAuto' | 'capConfirmed' | 'remainConfirmed' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '统计中' | '待本人确认' | '有异议' | '已确认' | '已锁定'; moves: 'publish' | 'confirm' | 'object' | 'reply' | 'lock' }
    deduction: { fields: 'id' | 'checkOnWorkId' | 'userId' | 'leaderId' | 'initiator' | 'kind' | 'money' | 'lines' | 'reason' | 'file' | 'status' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'tzSubmit' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'void' | 'withdraw' }
    demoApply: { fields: 'id' | 'name' | 'userId' | 'clientId' | 'businessOpportunityId' | 'clientContactIds' | 'productLibraryIds' | 'way' | 'place' | 'tzStart' | 'tzEnd' | 'demoUserIds' | 'peopleCount' | 'environment' | 'url' | 'account' | 'password' | 'requirement' | 'file' | 'status' | 'audit1' | 'opinion' | 'demoStatus' | 'result' | 'summary' | 'feedback' | 'nextPlan' | 'actualCount' | 'photo' | 'tzComplete' | 'overdueDate' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未开始' | '准备中' | '待演示' | '待总结' | '已完成' | '逾期关闭' | '已取消'; moves: 'prepare' | 'finish' | 'summarize' | 'close' | 'cancel' | 'void' | 'withdraw' }
    entryItem: { fields: 'id' | 'entryId' | 'kind' | 'name' | 'responsibleId' | 'isRequired' | 'dueDate' | 'dueDays' | 'documentId' | 'courseId' | 'status' | 'isDone' | 'tzDone' | 'file' | 'remark' | 'sort' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '待完成' | '已完成'; moves: 'done' | 'urge' }
    entryTemplate: { fields: 'id' | 'kind' | 'name' | 'departmentId' | 'roleId' | 'responsible' | 'documentId' | 'courseId' | 'dueDays' | 'isRequired' | 'isEnable' | 'sort' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    entry: { fields: 'id' | 'kind' | 'parentId' | 'userId' | 'initiator' | 'name' | 'mobile' | 'email' | 'gender' | 'idCard' | 'company' | 'departmentId' | 'leaderId' | 'position' | 'presetRoleId' | 'superiorId' | 'mentorId' | 'own' | 'needAttendance' | 'contractYears' | 'probationMonths' | 'tzProbation' | 'regularPlan' | 'extendMonths' | 'salary' | 'regularSalary' | 'file' | 'regularDate' | 'selfSummary' | 'mentorOpinion' | 'leaveKind' | 'reason' | 'tzDemobilize' | 'tzDepart' | 'handoverId' | 'materialToken' | 'tzMaterialToken' | 'examScore' | 'examCount' | 'learnTotal' | 'learnDone' | 'status' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'stage' | 'tzStage' | 'probationDay' | 'overdueItems' | 'stageBefore' | 'tzSubmit' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未生效' | '待入职' | '学习中' | '待考核' | '试用中' | '待转正' | '已转正' | '待离职' | '交接中' | '已离职' | '未报到'; moves: 'mentor' | 'materialLink' | 'materials' | 'arrive' | 'noShow' | 'learnt' | 'exam' | 'regularDue' | 'regular' | 'prolong' | 'leave' | 'stay' | 'lastDay' | 'finish' | 'void' | 'withdraw' }
    officialSealUse: { fields: 'id' | 'applyNumber' | 'sealId' | 'groupId' | 'userId' | 'name' | 'kind' | 'file' | 'copies' | 'isCross' | 'receiver' | 'contractId' | 'projectId' | 'reason' | 'isTakeOut' | 'outPlace' | 'companionId' | 'tzOutPlan' | 'tzBackPlan' | 'isSimple' | 'status' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'useStatus' | 'tzSubmit' | 'actualCopies' | 'tzUse' | 'operatorId' | 'tzOut' | 'tzBack' | 'condition' | 'overdueDays' | 'scanDays' | 'stampedFile' | 'returnRemark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未用印' | '待用印' | '已借出' | '待归还审核' | '待上传' | '已归档' | '已取消'; moves: 'stamp' | 'handOut' | 'returnApply' | 'returnAudit' | 'archive' | 'cancel' | 'recall' | 'void' | 'withdraw' }
    officialSeal: { fields: 'id' | 'name' | 'code' | 'kind' | 'company' | 'keeperId' | 'backupId' | 'place' | 'image' | 'canTakeOut' | 'needAudit2' | 'maxOutDays' | 'status' | 'currentUseId' | 'outTo' | 'outUntil' | 'useCount' | 'copiesCount' | 'tzEnable' | 'tzDestroy' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '在库' | '借出' | '停用' | '已销毁'; moves: 'transfer' | 'disable' | 'enable' | 'destroy' | 'lend' | 'takeBack' | 'lose' }
    overtime: { fields: 'id' | 'userId' | 'tzStart' | 'tzEnd' | 'date' | 'holiday' | 'time' | 'way' | 'rate' | 'reason' | 'projectId' | 'weekendTaskId' | 'isOutside' | 'file' | 'isLate' | 'status' | 'audit1' | 'opinion' | 'tzSubmit' | 'settle' | 'checkedTime' | 'money' | 'restHours' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未核实' | '已核实' | '已转调休' | '已计薪' | '无效'; moves: 'verify' | 'recheck' | 'pay' | 'unpay' | 'void' | 'withdraw' }
    performanceItem: { fields: 'id' | 'performanceId' | 'kind' | 'weight' | 'base' | 'hit' | 'minus' | 'autoScore' | 'correctScore' | 'score' | 'reason' | 'facts' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    performance: { fields: 'id' | 'userId' | 'leaderId' | 'type' | 'year' | 'quarter' | 'month' | 'week' | 'startDate' | 'endDate' | 'autoScore' | 'itemScore' | 'score' | 'grade' | 'adjust' | 'adjustReason' | 'status' | 'objection' | 'opinion' | 'tzRefresh' | 'tzConfirm' | 'isAuto' | 'dueDate' | 'ruleVersion' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未开始' | '待本人确认' | '有异议' | '待复核' | '已确认' | '已归档'; moves: 'notice' | 'confirm' | 'correct' | 'archive' | 'reopen' }
    receiveItem: { fields: 'id' | 'name' | 'code' | 'category' | 'kind' | 'model' | 'unit' | 'price' | 'stock' | 'reserved' | 'available' | 'outCount' | 'minStock' | 'shortage' | 'maxEach' | 'assets' | 'keeperId' | 'picture' | 'isEnable' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    receiveStock: { fields: 'id' | 'itemId' | 'kind' | 'quantity' | 'loss' | 'assetNos' | 'receiveId' | 'price' | 'after' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    receive: { fields: 'id' | 'applyNumber' | 'itemId' | 'userId' | 'quantity' | 'projectId' | 'reason' | 'dueDate' | 'status' | 'audit1' | 'opinion' | 'receiveStatus' | 'tzSubmit' | 'tzReceive' | 'signature' | 'assetNos' | 'returnQuantity' | 'lostQuantity' | 'outQuantity' | 'returning' | 'compensation' | 'overdueDays' | 'outValue' | 'extendCount' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未领取' | '待领取' | '已领取' | '待归还审核' | '部分归还' | '已归还' | '已核销' | '已取消'; moves: 'handOut' | 'returnApply' | 'returnAudit' | 'extend' | 'cancel' | 'recall' | 'askExtension' | 'void' | 'withdraw' }
    restDayLedger: { fields: 'id' | 'userId' | 'kind' | 'date' | 'source' | 'hours' | 'lotId' | 'expireDate' | 'remain' | 'module' | 'relevanceId' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    restDay: { fields: 'id' | 'userId' | 'kind' | 'away' | 'startDate' | 'startHalf' | 'endDate' | 'endHalf' | 'days' | 'hours' | 'reason' | 'file' | 'handoverId' | 'status' | 'audit1' | 'opinion' | 'restStatus' | 'actualDays' | 'actualEnd' | 'actualEndHalf' | 'endsOn' | 'endsHalf' | 'balanceBefore' | 'syncId' | 'tzSubmit' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未生效' | '待休' | '休假中' | '已休' | '已销假'; moves: 'begin' | 'end' | 'cancelRest' | 'void' | 'withdraw' }
    testApply: { fields: 'id' | 'name' | 'kind' | 'userId' | 'clientId' | 'businessOpportunityId' | 'projectId' | 'productLibraryId' | 'productLibraryVersionId' | 'testerIds' | 'startDate' | 'endDate' | 'requirement' | 'file' | 'environment' | 'url' | 'account' | 'password' | 'handlerId' | 'extendCount' | 'isAccountClosed' | 'tzAccountClosed' | 'status' | 'audit1' | 'opinion' | 'testStatus' | 'result' | 'summary' | 'feedback' | 'problemCount' | 'resultFile' | 'tzOpen' | 'tzComplete' | 'daysLeft' | 'occupied' | 'overdueDate' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未开始' | '准备中' | '进行中' | '待总结' | '已完成' | '逾期关闭' | '已取消'; moves: 'open' | 'extend' | 'expire' | 'complete' | 'closeAccount' | 'close' | 'cancel' | 'void' | 'withdraw' }
    violate: { fields: 'id' | 'userId' | 'leaderId' | 'date' | 'kind' | 'level' | 'detail' | 'file' | 'statement' | 'statementFile' | 'statementDue' | 'tzStatement' | 'status' | 'tzStage' | 'auditorId' | 'opinion' | 'warnCount' | 'tzEffect' | 'expireDate' | 'appeal' | 'appealFile' | 'appealCount' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '草稿' | '待说明' | '待审核' | '驳回' | '生效' | '复核中' | '已撤销' | '已到期'; moves: 'submit' | 'explain' | 'audit' | 'appeal' | 'revoke' | 'expire' }
    warnAccident: { fields: 'id' | 'userId' | 'date' | 'detail' | 'source' | 'count' | 'expireDate' | 'violateId' | 'file' | 'status' | 'dedupeKey' | 'isFallen' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '有效' | '已撤销' | '已到期'; moves: 'revoke' | 'fall' | 'restore' | 'expire' }
    comeGoBack: { fields: 'id' | 'comeGoId' | 'date' | 'money' | 'way' | 'submitExpenseId' | 'moneyPayrollId' | 'bankSerial' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    financeLog: { fields: 'id' | 'seq' | 'module' | 'relevanceId' | 'submitId' | 'action' | 'userId' | 'aboutId' | 'company' | 'month' | 'moneyBefore' | 'moneyAfter' | 'content' | 'ids' | 'address' | 'hash' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    financePeriod: { fields: 'id' | 'company' | 'month' | 'status' | 'tzClose' | 'closeUserId' | 'totals' | 'reason' | 'openUserId' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未结账' | '已结账' | '申请反结账'; moves: 'close' | 'reopen' | 'confirmReopen' | 'refuseReopen' }
    invoiceUse: { fields: 'id' | 'number' | 'module' | 'holderId' | 'holderName' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    moneyBudget: { fields: 'id' | 'year' | 'company' | 'target' | 'departmentId' | 'projectId' | 'kind' | 'money' | 'used' | 'reserved' | 'remain' | 'useRate' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    moneyComeGo: { fields: 'id' | 'submitId' | 'content' | 'date' | 'kind' | 'type' | 'money' | 'userId' | 'otherSide' | 'otherCompany' | 'clientId' | 'businessOpportunityId' | 'contractId' | 'dtDue' | 'backMoney' | 'remain' | 'settle' | 'overDays' | 'company' | 'status' | 'opinion' | 'atLevels' | 'file' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未生效' | '未结清' | '部分结清' | '已结清' | '坏账'; moves: 'back' | 'badDebt' }
    moneyExpense: { fields: 'id' | 'submitId' | 'content' | 'date' | 'bookDate' | 'kind' | 'type' | 'money' | 'quantity' | 'isAlike' | 'isOverLimit' | 'auditMoney' | 'lessMoney' | 'taxMoney' | 'status' | 'isPaid' | 'opinion' | 'atLevels' | 'company' | 'userId' | 'departmentId' | 'projectId' | 'clientId' | 'businessOpportunityId' | 'maintenanceId' | 'okrId' | 'budgetId' | 'invoiceCode' | 'invoiceNumber' | 'invoiceMoney' | 'noInvoiceReason' | 'isPaper' | 'file' | 'reverseId' | 'isReversed' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    moneyLess: { fields: 'id' | 'userId' | 'company' | 'month' | 'date' | 'type' | 'kind' | 'preTax' | 'money' | 'taken' | 'remain' | 'content' | 'module' | 'relevanceId' | 'status' | 'file' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '待计入' | '部分计入' | '已计入' | '已取消'; moves: 'cancel' | 'drop' | 'take' | 'giveBack' }
    moneyMonth: { fields: 'id' | 'submitId' | 'content' | 'date' | 'month' | 'company' | 'type' | 'money' | 'payee' | 'invoiceNumber' | 'status' | 'opinion' | 'atLevels' | 'file' | 'reverseId' | 'isReversed' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    moneyOther: { fields: 'id' | 'submitId' | 'content' | 'date' | 'type' | 'money' | 'payer' | 'bankSerial' | 'company' | 'status' | 'opinion' | 'atLevels' | 'file' | 'reverseId' | 'isReversed' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    moneyPayroll: { fields: 'id' | 'submitId' | 'userId' | 'company' | 'departmentId' | 'month' | 'date' | 'kind' | 'content' | 'moneySalaryId' | 'isFormal' | 'needSocial' | 'needFund' | 'dayWage' | 'normMoney' | 'performanceRate' | 'isMerge' | 'performance' | 'other' | 'overtimeMoney' | 'bonus' | 'deductAbsence' | 'deductSick' | 'deductLess' | 'money' | 'socialMyself' | 'accumulationFund' | 'tax' | 'deductAfter' | 'salaryTrue' | 'shortfall' | 'security' | 'fundCompany' | 'cost' | 'inputHash' | 'lessItems' | 'taxDetail' | 'trace' | 'status' | 'tzConfirm' | 'isOverdue' | 'signature' | 'opinion' | 'answer' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '草稿' | '待审核' | '待确认' | '已确认' | '有异议' | '已作废'; moves: 'wait' | 'giveBack' | 'issue' | 'void' | 'confirm' | 'overdue' | 'dispute' | 'reply' }
    moneySalary: { fields: 'id' | 'submitId' | 'userId' | 'company' | 'kind' | 'type' | 'content' | 'date' | 'dtStart' | 'dtEnd' | 'normMoney' | 'performance' | 'other' | 'change' | 'before' | 'changeRate' | 'probationRate' | 'isFormal' | 'needSocial' | 'needFund' | 'socialBase' | 'fundBase' | 'security' | 'socialMyself' | 'accumulationFund' | 'tax' | 'salaryTrue' | 'deductChildren' | 'deductInfant' | 'deductEducation' | 'deductLoan' | 'deductRent' | 'deductElder' | 'deductPension' | 'deductOther' | 'deductTotal' | 'taxStart' | 'status' | 'opinion' | 'atLevels' | 'file' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    moneyServer: { fields: 'id' | 'content' | 'date' | 'type' | 'money' | 'company' | 'supplier' | 'projectId' | 'clientId' | 'maintenanceId' | 'productLibraryId' | 'okrId' | 'dtStart' | 'dtEnd' | 'userId' | 'invoiceNumber' | 'payWay' | 'status' | 'reverseId' | 'file' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    socialInsurance: { fields: 'id' | 'year' | 'month' | 'userId' | 'company' | 'isFormal' | 'needSocial' | 'needFund' | 'socialBase' | 'fundBase' | 'lines' | 'socialMyself' | 'security' | 'accumulationFund' | 'fundCompany' | 'backSocial' | 'backSecurity' | 'status' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '已生成' | '已核对' | '已缴' | '已封账'; moves: 'check' | 'uncheck' | 'paid' | 'seal' | 'unseal' }
    socialRule: { fields: 'id' | 'company' | 'kind' | 'dtStart' | 'floor' | 'ceiling' | 'personRate' | 'personFixed' | 'companyRate' | 'companyFixed' | 'rounding' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    submitComeGo: { fields: 'id' | 'serialNumber' | 'name' | 'company' | 'date' | 'money' | 'rowCount' | 'status' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'tzSubmit' | 'mirrorOfId' | 'file' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'void' | 'withdraw' }
    submitExpense: { fields: 'id' | 'serialNumber' | 'name' | 'userId' | 'departmentId' | 'company' | 'date' | 'money' | 'auditMoney' | 'lessMoney' | 'rowCount' | 'overMoney' | 'isOverLimit' | 'status' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'audit3' | 'opinion3' | 'tzSubmit' | 'tzNotice' | 'noticeCheck' | 'noticeRemark' | 'tzNoticeCheck' | 'noticeUserId' | 'payStatus' | 'isPay' | 'offsetMoney' | 'payeeOwes' | 'payMoney' | 'dtPay' | 'payWay' | 'bankSerial' | 'payUserId' | 'file' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未到' | '待付款' | '已付款'; moves: 'pay' | 'unpay' | 'noticeCheck' | 'void' | 'withdraw' }
    submitMonth: { fields: 'id' | 'serialNumber' | 'company' | 'month' | 'name' | 'money' | 'lastMoney' | 'changeRate' | 'isFar' | 'rowCount' | 'status' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'tzSubmit' | 'file' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'void' | 'withdraw' }
    submitOther: { fields: 'id' | 'serialNumber' | 'name' | 'company' | 'date' | 'money' | 'rowCount' | 'status' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'tzSubmit' | 'file' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'void' | 'withdraw' }
    submitPayroll: { fields: 'id' | 'serialNumber' | 'company' | 'month' | 'kind' | 'name' | 'payDate' | 'money' | 'security' | 'fundCompany' | 'tax' | 'salaryTrue' | 'cost' | 'rowCount' | 'confirmed' | 'lacksAccount' | 'stage' | 'calcUserId' | 'tzCalc' | 'warnings' | 'inputHash' | 'tzLock' | 'status' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'tzSubmit' | 'dtPay' | 'bankSerial' | 'file' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未核算' | '核算中' | '已核算' | '已锁定' | '已发放' | '已归档'; moves: 'calc' | 'pay' | 'archive' | 'void' | 'withdraw' }
    submitSalary: { fields: 'id' | 'serialNumber' | 'name' | 'company' | 'date' | 'rowCount' | 'money' | 'status' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'tzSubmit' | 'file' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'void' | 'withdraw' }
    taxOpening: { fields: 'id' | 'userId' | 'company' | 'year' | 'month' | 'income' | 'exempt' | 'special' | 'extra' | 'withheld' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    taxRule: { fields: 'id' | 'kind' | 'dtStart' | 'dtEnd' | 'allowance' | 'bands' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    admin: { fields: 'id' | 'name' | 'userId' | 'roleId' | 'parentId' | 'passwordHash' | 'mustChange' | 'failures' | 'tzLock' | 'tzPassword' | 'tzLast' | 'isEnable' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    auditRound: { fields: 'id' | 'module' | 'relevanceId' | 'title' | 'round' | 'kind' | 'levels' | 'auditLevel' | 'initiatorId' | 'status' | 'chosen' | 'content' | 'snapshot' | 'draft' | 'tzSubmit' | 'tzEnd' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    auditTask: { fields: 'id' | 'roundId' | 'module' | 'relevanceId' | 'title' | 'summary' | 'initiatorId' | 'userId' | 'forId' | 'kind' | 'auditLevel' | 'status' | 'reason' | 'opinion' | 'signature' | 'recordVersion' | 'fromTaskId' | 'tzDue' | 'tzRead' | 'tzAct' | 'tzUrge' | 'urgeCount' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    commentRead: { fields: 'id' | 'userId' | 'module' | 'relevanceId' | 'tzRead' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    comment: { fields: 'id' | 'userId' | 'relevanceId' | 'module' | 'content' | 'type' | 'source' | 'parentId' | 'mentions' | 'file' | 'changes' | 'detail' | 'user' | 'isRead' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    config: { fields: 'id' | 'key' | 'value' | 'secretValue' | 'type' | 'comment' | 'isSystem' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    department: { fields: 'id' | 'name' | 'code' | 'parentId' | 'leaderId' | 'dingtalkId' | 'sort' | 'isEnable' | 'remark' | 'level' | 'fullName' | 'userCount' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    dictType: { fields: 'id' | 'name' | 'isSystem' | 'sort' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    dict: { fields: 'id' | 'code' | 'name' | 'sort' | 'dictTypeId' | 'color' | 'isDefault' | 'isEnable' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    documentRole: { fields: 'id' | 'documentId' | 'roleId' | 'isRead' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    documentUser: { fields: 'id' | 'userId' | 'documentId' | 'docVersion' | 'isDirect' | 'isRead' | 'status' | 'tzOpen' | 'seconds' | 'tzBeat' | 'isEnd' | 'tzConfirm' | 'dueDate' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    documentVersion: { fields: 'id' | 'documentId' | 'docVersion' | 'content' | 'changeNote' | 'tzPublish' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    document: { fields: 'id' | 'name' | 'sort' | 'type' | 'userId' | 'url' | 'video' | 'content' | 'isAll' | 'roleId' | 'duty' | 'needConfirm' | 'minSeconds' | 'dueDays' | 'status' | 'docVersion' | 'changeNote' | 'tzPublish' | 'targetCount' | 'readCount' | 'readRate' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '草稿' | '已发布' | '已停用'; moves: 'publish' | 'stop' }
    fileAudit: { fields: 'id' | 'name' | 'file' | 'category' | 'departmentId' | 'remark' | 'expireDate' | 'status' | 'audit1' | 'opinion' | 'tzSubmit' | 'tzAudit' | 'fileVersion' | 'history' | 'useCount' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'void' | 'withdraw' }
    fileLink: { fields: 'id' | 'fileId' | 'module' | 'relevanceId' | 'field' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    fileShareVisit: { fields: 'id' | 'shareId' | 'action' | 'address' | 'userAgent' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    fileShare: { fields: 'id' | 'day' | 'name' | 'url' | 'fileId' | 'tzExpire' | 'tzRevoke' | 'visitCount' | 'downloadCount' | 'status' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    holiday: { fields: 'id' | 'date' | 'name' | 'kind' | 'isWork' | 'isStatutory' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    loginLog: { fields: 'id' | 'userId' | 'name' | 'way' | 'result' | 'address' | 'userAgent' | 'tzExpire' | 'tzSeen' | 'tzRevoke' | 'revokeReason' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    menu: { fields: 'id' | 'name' | 'icon' | 'route' | 'parentId' | 'active' | 'sort' | 'operationCodes' | 'badge' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    message: { fields: 'id' | 'userId' | 'senderId' | 'kind' | 'type' | 'title' | 'text' | 'module' | 'relevanceId' | 'link' | 'level' | 'isRead' | 'tzRead' | 'tzStop' | 'dedupeKey' | 'dingStatus' | 'dingTries' | 'dingError' | 'tzDing' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    operation: { fields: 'id' | 'name' | 'module' | 'isSensitive' | 'isSystem' | 'sort' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    permission: { fields: 'id' | 'name' | 'parentId' | 'menuIds' | 'operationIds' | 'sort' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    processImage: { fields: 'id' | 'module' | 'title' | 'area' | 'remark' | 'file' | 'sort' | 'isEnable' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    remindPause: { fields: 'id' | 'code' | 'module' | 'aboutId' | 'userId' | 'until' | 'forDate' | 'reason' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    reminderRule: { fields: 'id' | 'code' | 'family' | 'name' | 'condition' | 'offsets' | 'time' | 'channels' | 'isEnable' | 'sentCount' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    roleOperation: { fields: 'id' | 'roleId' | 'code' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    rolePermission: { fields: 'id' | 'roleId' | 'permissionId' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    role: { fields: 'id' | 'name' | 'duty' | 'userGroup' | 'tag' | 'sort' | 'isEnable' | 'isSystem' | 'userCount' | 'pending' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    savedView: { fields: 'id' | 'module' | 'name' | 'filters' | 'columns' | 'sort' | 'address' | 'isDefault' | 'isShared' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    storedFile: { fields: 'id' | 'url' | 'name' | 'folder' | 'ext' | 'mime' | 'size' | 'sha256' | 'duration' | 'previewStatus' | 'tzLinked' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    userRole: { fields: 'id' | 'userId' | 'roleId' | 'isMain' | 'tzStart' | 'tzEnd' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    user: { fields: 'id' | 'name' | 'avatar' | 'jobNumber' | 'mobile' | 'email' | 'gender' | 'dingtalkId' | 'company' | 'departmentId' | 'position' | 'superiorId' | 'roleId' | 'presetRoleId' | 'relUserRoles' | 'operations' | 'status' | 'isEnable' | 'isExamine' | 'needAttendance' | 'own' | 'isFormal' | 'isWork' | 'sort' | 'groupSort' | 'salary' | 'idCard' | 'bankNumber' | 'bankAccount' | 'bankName' | 'tzProbation' | 'tzRegular' | 'tzDemobilize' | 'tzDepart' | 'entryLearn' | 'entryLearnTime' | 'numberOfWarnings' | 'noTimeNum' | 'isLocked' | 'lockReason' | 'deputyId' | 'deputyFrom' | 'deputyTo' | 'settings' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '待激活' | '在职' | '停用' | '离职'; moves: 'audit' | 'disable' | 'enable' | 'depart' | 'rehire' }
    design: { fields: 'id' | 'projectId' | 'projectProductId' | 'projectModuleId' | 'name' | 'type' | 'edition' | 'file' | 'link' | 'userId' | 'planDate' | 'describe' | 'tzReview' | 'status' | 'audit1' | 'opinion' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'withdraw' }
    fileRemark: { fields: 'id' | 'relevanceId' | 'module' | 'fileUrl' | 'fileName' | 'page' | 'second' | 'content' | 'isResolved' | 'resolverId' | 'uploaderId' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'resolve' }
    impDocument: { fields: 'id' | 'node' | 'name' | 'required' | 'needSign' | 'kinds' | 'template' | 'sort' | 'isEnable' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    impNodeLog: { fields: 'id' | 'projectId' | 'node' | 'round' | 'impDocumentId' | 'name' | 'required' | 'needSign' | 'status' | 'file' | 'fileHash' | 'uploaderId' | 'tzUpload' | 'auditorId' | 'tzAudit' | 'opinion' | 'trainId' | 'projectProgressId' | 'signature' | 'signer' | 'tzSign' | 'sort' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未上传' | '待审核' | '通过' | '退回' | '客户已签' | '不适用'; moves: 'upload' | 'pass' | 'back' | 'takeTrain' | 'sign' | 'notApply' }
    impPrepare: { fields: 'id' | 'projectId' | 'businessOpportunityId' | 'impDocumentId' | 'name' | 'required' | 'userId' | 'endDate' | 'status' | 'file' | 'uploaderId' | 'tzUpload' | 'auditorId' | 'tzAudit' | 'opinion' | 'source' | 'sort' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未上传' | '待审核' | '通过' | '退回' | '不适用'; moves: 'upload' | 'match' | 'pass' | 'back' | 'notApply' | 'apply' }
    impRecord: { fields: 'id' | 'projectId' | 'node' | 'type' | 'isReservation' | 'userId' | 'coUserIds' | 'tzStart' | 'tzEnd' | 'hours' | 'days' | 'place' | 'content' | 'result' | 'problem' | 'temporaryId' | 'clientUser' | 'clientPhone' | 'photo' | 'file' | 'status' | 'signature' | 'signer' | 'tzConfirm' | 'contentHash' | 'clientOpinion' | 'satisfaction' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '已预约' | '待填写' | '客户待确认' | '已确认' | '有异议' | '已取消'; moves: 'begin' | 'submit' | 'confirm' | 'dispute' | 'cancel' | 'stop' }
    implementaryProgress: { fields: 'id' | 'projectId' | 'node' | 'name' | 'status' | 'planStart' | 'planEnd' | 'originalEnd' | 'actualStart' | 'actualEnd' | 'lateDays' | 'round' | 'docTotal' | 'docDone' | 'docs' | 'remark' | 'skipReason' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未开始' | '进行中' | '待确认' | '已完成' | '已跳过'; moves: 'begin' | 'prepared' | 'ask' | 'unask' | 'complete' | 'skip' | 'goBack' | 'reset' }
    milepostAdvanceKind: { fields: 'id' | 'name' | 'direction' | 'excused' | 'maxDays' | 'needFile' | 'sort' | 'isEnable' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    milepostAdvance: { fields: 'id' | 'milepostId' | 'projectId' | 'kindId' | 'before' | 'after' | 'days' | 'reason' | 'file' | 'status' | 'audit1' | 'opinion' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'withdraw' }
    milepostUserSummary: { fields: 'id' | 'userId' | 'month' | 'total' | 'done' | 'onTime' | 'late' | 'pmoPassed' | 'rate' | 'onTimeRate' | 'score' | 'lateDays' | 'frozen' | 'summarize' | 'leaderOpinion' | 'status' | 'tzClose' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '统计中' | '已封账'; moves: 'close' }
    milepost: { fields: 'id' | 'name' | 'projectId' | 'projectProductId' | 'type' | 'userId' | 'userIds' | 'describe' | 'priority' | 'startDate' | 'endDate' | 'originalDate' | 'tzComplete' | 'excusedDays' | 'lateDays' | 'isDelay' | 'monthGoal' | 'goalMonth' | 'goalWeight' | 'goalScore' | 'predict' | 'taskTotal' | 'taskDone' | 'progress' | 'result' | 'file' | 'status' | 'isOver' | 'confirmId' | 'tzConfirm' | 'pmoStatus' | 'tzPmo' | 'opinion' | 'tzUrge' | 'urgeNum' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未开始' | '进行中' | '待确认' | '已完成' | '取消' | '未确认' | '已确认' | '不通过'; moves: 'start' | 'submit' | 'confirm' | 'notConfirm' | 'cancel' | 'stop' | 'advance' | 'confirmPMO' | 'urge' | 'changePriority' | 'asyncTask' }
    productDownload: { fields: 'id' | 'productLibraryVersionId' | 'projectId' | 'clientId' | 'userId' | 'reason' | 'status' | 'auditorId' | 'opinion' | 'tzPass' | 'tzExpire' | 'maxTimes' | 'usedTimes' | 'wrongTimes' | 'passwordHash' | 'sealedPassword' | 'log' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '待审批' | '已通过' | '驳回' | '已失效'; moves: 'pass' | 'reject' | 'expire' }
    productLibraryVersion: { fields: 'id' | 'productLibraryId' | 'name' | 'orderNo' | 'type' | 'baseVersionId' | 'projectId' | 'mergeVersionId' | 'stage' | 'goal' | 'hasGoal' | 'goals' | 'openBugs' | 'planDate' | 'originalDate' | 'tzRelease' | 'releaserId' | 'releaseNote' | 'bugIds' | 'applyForIds' | 'snapshot' | 'packageFile' | 'file' | 'testReport' | 'userId' | 'testerIds' | 'isLate' | 'isIgnore' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '规划' | '研发中' | '测试中' | '待发布' | '已发布' | '停止维护' | '作废'; moves: 'stage' | 'tested' | 'release' | 'releaseCancel' | 'retire' | 'drop' }
    productLibrary: { fields: 'id' | 'name' | 'code' | 'category' | 'principalId' | 'devPrincipalId' | 'described' | 'cover' | 'file' | 'video' | 'demoUrl' | 'demoAccount' | 'currentVersionId' | 'projectCount' | 'behindCount' | 'ignoredCount' | 'runs' | 'isFollow' | 'isIgnore' | 'downloadConfig' | 'isEnable' | 'sort' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    projectDashboard: { fields: 'id' | 'userId' | 'month' | 'workDays' | 'planDays' | 'actualDays' | 'loadRate' | 'state' | 'projects' | 'users' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    projectFollow: { fields: 'id' | 'userId' | 'targetType' | 'targetId' | 'projectId' | 'isCare' | 'isIgnore' | 'reason' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    projectManDay: { fields: 'id' | 'projectId' | 'before' | 'after' | 'delta' | 'isSmall' | 'reason' | 'applyForId' | 'file' | 'status' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'withdraw' }
    projectMember: { fields: 'id' | 'projectId' | 'kind' | 'userId' | 'startDate' | 'endDate' | 'load' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    projectModule: { fields: 'id' | 'projectId' | 'name' | 'sort' | 'userId' | 'describe' | 'source' | 'priority' | 'predecessorIds' | 'tzStart' | 'tzEnd' | 'planStart' | 'planEnd' | 'baseStart' | 'baseEnd' | 'expectHours' | 'actualHours' | 'progress' | 'status' | 'isConflict' | 'tzDone' | 'tzFree' | 'isEnable' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    projectProduce: { fields: 'id' | 'projectId' | 'name' | 'kind' | 'milepostId' | 'userId' | 'receiverId' | 'planDate' | 'originalDate' | 'actualDate' | 'manDay' | 'file' | 'remark' | 'lateDays' | 'status' | 'isOver' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未开始' | '进行中' | '待确认' | '已完成' | '取消'; moves: 'start' | 'submit' | 'confirm' | 'back' | 'cancel' | 'stop' }
    projectProduct: { fields: 'id' | 'name' | 'productLibraryId' | 'productLibraryVersionId' | 'isUse' | 'initiator' | 'principalId' | 'devPrincipalId' | 'supervise' | 'testerIds' | 'teammateIds' | 'backendIds' | 'foregoingIds' | 'isFollow' | 'tzRetire' | 'budget' | 'startTime' | 'confirmTime' | 'middleTime' | 'textTime' | 'endTime' | 'estimate' | 'projectStatus' | 'statusSort' | 'preStatus' | 'status' | 'described' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'execution' | 'attention' | 'file' | 'type' | 'isDelay' | 'auditStatus' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '立项草稿' | '立项审核' | '驳回' | '规划' | '研发中' | '测试中' | '待发布' | '已发布' | '暂停' | '停止维护'; moves: 'followVersion' | 'pause' | 'resume' | 'retire' | 'health' | 'withdraw' }
    projectProgress: { fields: 'id' | 'projectId' | 'node' | 'round' | 'stageRound' | 'name' | 'isStageEnd' | 'content' | 'nextPlan' | 'percent' | 'temporaryId' | 'problemCount' | 'report' | 'contentHash' | 'status' | 'confirmId' | 'tzSend' | 'waitDays' | 'isOverdue' | 'signature' | 'signer' | 'signerPhone' | 'tzSign' | 'signIp' | 'clientOpinion' | 'satisfaction' | 'productSign' | 'productSignerId' | 'tzProductSign' | 'signatureProduct' | 'productSigner' | 'tzSignatureProduct' | 'pdf' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '草稿' | '待内部确认' | '客户待确认' | '已确认' | '有异议' | '已完成' | '已作废'; moves: 'submit' | 'reportSync' | 'confirm' | 'back' | 'sign' | 'dispute' | 'trainRejected' | 'productSign' | 'signatureProduct' | 'complete' | 'void' | 'stop' }
    projectVer: { fields: 'id' | 'projectId' | 'productLibraryVersionId' | 'product' | 'fromVersionId' | 'name' | 'type' | 'isSmall' | 'content' | 'planDate' | 'userId' | 'bugIds' | 'applyForIds' | 'file' | 'video' | 'needTrain' | 'trainId' | 'round' | 'preId' | 'status' | 'auditStatus' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'tzDeliver' | 'watched' | 'signature' | 'signer' | 'tzConfirm' | 'contentHash' | 'clientOpinion' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '草稿' | '待一级审核' | '待二级审核' | '待交付' | '客户待确认' | '已确认' | '有异议' | '驳回' | '已撤回' | '已作废'; moves: 'deliver' | 'confirm' | 'dispute' | 'void' | 'stop' | 'withdraw' }
    project: { fields: 'id' | 'name' | 'code' | 'isTemporary' | 'isUse' | 'isCare' | 'isIgnore' | 'initiator' | 'businessOpportunityId' | 'contractId' | 'clientId' | 'productLibraryId' | 'productLibraryVersionId' | 'principalId' | 'devPrincipalId' | 'impPrincipalId' | 'supervise' | 'budget' | 'startTime' | 'confirmTime' | 'middleTime' | 'textTime' | 'estimate' | 'usedManDay' | 'projectStatus' | 'statusSort' | 'preStatus' | 'tzPause' | 'status' | 'described' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'audit3' | 'opinion3' | 'audit4' | 'opinion4' | 'range' | 'tzContractImp' | 'implementStartTime' | 'implementEndTime' | 'tzAcceptStatus' | 'execution' | 'attention' | 'file' | 'file2' | 'file3' | 'type' | 'isProduct' | 'impNode' | 'stageDocs' | 'isBehind' | 'impRemarks' | 'isDelay' | 'delayDays' | 'tzNodeEnd' | 'auditStatus' | 'isSmall' | 'isPlain' | 'tzSubmit' | 'tzApprove' | 'reportToken' | 'tzReportToken' | 'testUrl' | 'testAccount' | 'testLogin' | 'testImprove' | 'formalUrl' | 'formalAccount' | 'formalLogin' | 'formalImprove' | 'effectMeetingTime' | 'effectMeetingAddress' | 'effectMeetingUsers' | 'principalDate' | 'devPrincipalDate' | 'impPrincipalDate' | 'backDate' | 'foregoingDate' | 'implementDate' | 'teammatesDate' | 'carryOutDate' | 'back' | 'foregoing' | 'implement' | 'teammates' | 'carryOut' | 'maintainState' | 'tzAldSend' | 'openProblems' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '立项草稿' | '立项审核' | '驳回' | '待启动' | '准备' | '实施中' | '待验收' | '已验收' | '维护中' | '暂停' | '已结束' | '终止'; moves: 'start' | 'enterImp' | 'toAccept' | 'reopen' | 'accept' | 'pause' | 'resume' | 'temporaryEnd' | 'maintain' | 'finish' | 'terminate' | 'contractEnded' | 'changeManDay' | 'runVersion' | 'health' | 'changePrincipal' | 'renewReportToken' | 'aldSend' | 'urging' | 'withdraw' }
    technicalChallenge: { fields: 'id' | 'name' | 'projectId' | 'projectProductId' | 'level' | 'describe' | 'proposerId' | 'userId' | 'userIds' | 'endDate' | 'plan' | 'result' | 'hours' | 'file' | 'tzSolve' | 'status' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '待受理' | '攻关中' | '待验证' | '已解决' | '搁置'; moves: 'accept' | 'submit' | 'solve' | 'back' | 'shelve' | 'stop' }
    train: { fields: 'id' | 'name' | 'type' | 'projectId' | 'node' | 'projectVerId' | 'tzStart' | 'tzEnd' | 'address' | 'teacherId' | 'content' | 'plan' | 'manual' | 'courseware' | 'signFile' | 'photo' | 'video' | 'trainees' | 'traineeCount' | 'satisfaction' | 'hours' | 'status' | 'audit1' | 'opinion' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '已作废'; moves: 'rejectTrain' | 'withdraw' }
    wbsHour: { fields: 'id' | 'wbsTaskId' | 'userId' | 'date' | 'hours' | 'remain' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    wbsTask: { fields: 'id' | 'projectId' | 'projectModuleId' | 'parentId' | 'sort' | 'code' | 'name' | 'content' | 'userId' | 'priority' | 'tzStart' | 'tzEnd' | 'tzActual' | 'baseStart' | 'baseEnd' | 'expectHours' | 'actualHours' | 'remainHours' | 'progress' | 'status' | 'synced' | 'isDelay' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未开始' | '进行中' | '完成' | '取消'; moves: 'start' | 'finish' | 'reopen' | 'cancel' | 'stop' }
    businessLog: { fields: 'id' | 'businessOpportunityId' | 'clientId' | 'kind' | 'content' | 'tzLog' | 'nextPlan' | 'dtNext' | 'clientContactIds' | 'before' | 'after' | 'reason' | 'file' | 'place' | 'clientVisitId' | 'demoApplyId' | 'isAuto' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'edit' }
    businessOpportunity: { fields: 'id' | 'name' | 'coreName' | 'confirmDuplicate' | 'abbreviation' | 'serialNumber' | 'clientId' | 'type' | 'from' | 'createDate' | 'salesPersonnel' | 'helperId' | 'performanceFrom' | 'relateId' | 'parentContractId' | 'status' | 'audit1' | 'opinion' | 'schedule' | 'preSchedule' | 'tzSchedule' | 'stageDays' | 'successRate' | 'rateFlag' | 'budgetMyself' | 'budgetSystem' | 'budgetOther' | 'budget' | 'budgetDetail' | 'expectMoney' | 'weightedMoney' | 'signDate' | 'system' | 'informatization' | 'competitor' | 'partner' | 'procurementMethod' | 'product' | 'needImp' | 'impRequire' | 'isImport' | 'isFollow' | 'assessmentList' | 'techList' | 'scheme' | 'developmentScheme' | 'sketch' | 'tenderLink' | 'tenderScreenshot' | 'tenderDocument' | 'tzTender' | 'tenderMargin' | 'bidFile' | 'bidNotice' | 'zfcgId' | 'loseReason' | 'winner' | 'tzLastLog' | 'dtNext' | 'isUse' | 'tzSubmit' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '线索' | '初步接洽' | '需求确认' | '方案演示' | '招投标' | '商务谈判' | '赢单' | '输单' | '搁置'; moves: 'advance' | 'back' | 'win' | 'signed' | 'unsigned' | 'lose' | 'hold' | 'resume' | 'changeSelf' | 'product' | 'demo' | 'answer' | 'changeFollow' | 'changeBudget' | 'withdraw' }
    businessProduct: { fields: 'id' | 'name' | 'businessOpportunityId' | 'productLibraryId' | 'productVersion' | 'quantity' | 'money' | 'isMain' | 'demand' | 'competitor' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'delProduct' }
    businessTask: { fields: 'id' | 'name' | 'businessOpportunityId' | 'userId' | 'describe' | 'priority' | 'dtEnd' | 'status' | 'isTop' | 'result' | 'file' | 'tzComplete' | 'businessLogId' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未开始' | '进行中' | '已完成' | '已取消'; moves: 'start' | 'complete' | 'cancel' | 'reopen' | 'top' }
    clientContact: { fields: 'id' | 'name' | 'clientId' | 'department' | 'position' | 'role' | 'phone' | 'telephone' | 'wechat' | 'email' | 'address' | 'birthday' | 'attitude' | 'isKey' | 'isUse' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    clientOwner: { fields: 'id' | 'clientId' | 'userId' | 'helperId' | 'kind' | 'reason' | 'tzStart' | 'tzEnd' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'end' }
    clientProduct: { fields: 'id' | 'name' | 'clientId' | 'productLibraryId' | 'state' | 'productVersion' | 'systemHas' | 'competitor' | 'demand' | 'budget' | 'isFollow' | 'followReason' | 'contractId' | 'dtOnline' | 'url' | 'loginName' | 'lastVisitId' | 'tzFollow' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'changeFollow' | 'resetPwd' }
    clientVisit: { fields: 'id' | 'clientId' | 'businessOpportunityId' | 'clientContactIds' | 'companionIds' | 'tzVisit' | 'status' | 'department' | 'depPlace' | 'director' | 'tel' | 'content' | 'photo' | 'place' | 'distance' | 'productLibraryId' | 'systemHas' | 'demand' | 'tzNext' | 'tzDone' | 'applyForId' | 'logSynced' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '计划' | '已拜访' | '已补录' | '已取消'; moves: 'visit' | 'supplement' | 'cancel' | 'toApplyFor' | 'syncLog' }
    client: { fields: 'id' | 'name' | 'confirmDuplicate' | 'abbreviation' | 'normalName' | 'alias' | 'type' | 'grade' | 'status' | 'audit1' | 'opinion' | 'lifeStage' | 'ownership' | 'userId' | 'helperId' | 'initiator' | 'tzOwned' | 'tzLastContact' | 'tzNextContact' | 'province' | 'city' | 'district' | 'isProvincial' | 'isMunicipal' | 'site' | 'place' | 'website' | 'linkman' | 'phone' | 'telephone' | 'account' | 'accountId' | 'confirmTaxNo' | 'bank' | 'accountNumber' | 'invoicingMode' | 'needBusiness' | 'construct' | 'vpn' | 'isUse' | 'sort' | 'tzSubmit' | 'contractCount' | 'tzPay' | 'mergedIntoId' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '私有' | '公海' | '锁定'; moves: 'claim' | 'release' | 'fall' | 'assign' | 'lock' | 'merge' | 'void' | 'withdraw' }
    contract: { fields: 'id' | 'name' | 'contractNumber' | 'clientId' | 'businessOpportunityId' | 'parentId' | 'initiator' | 'selfCompany' | 'usualSellerId' | 'unit' | 'form' | 'way' | 'payWay' | 'template' | 'affiliation' | 'area' | 'money' | 'hardware' | 'software' | 'service' | 'advancePayment' | 'earnest' | 'earnestMoney' | 'approvedMoney' | 'totalMoney' | 'receivedMoney' | 'remainMoney' | 'invoiceMoney' | 'reservedMoney' | 'invoiceLimit' | 'balance' | 'invoicedUnpaid' | 'receivedRate' | 'free' | 'invoice' | 'invoiceType' | 'invoiceDate' | 'invoiceIgnore' | 'isSmall' | 'newClient' | 'upgrade' | 'personNumber' | 'signDate' | 'signer' | 'needMaintain' | 'maintainMonths' | 'maintainMoney' | 'dtMaintainStart' | 'maintainDate' | 'dtLastMain' | 'contractFile' | 'contractChapter' | 'secureFile' | 'acceptanceFile' | 'dtAccept' | 'status' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'isBegun' | 'stage' | 'tzSubmit' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未生效' | '待签署' | '已签署' | '履行中' | '履行完毕' | '已归档' | '已终止'; moves: 'sign' | 'start' | 'accept' | 'finish' | 'archive' | 'terminate' | 'follow' | 'handOver' | 'generatePlan' | 'ilimit' | 'void' | 'withdraw' }
    giftGive: { fields: 'id' | 'clientId' | 'clientContactId' | 'giftTypeId' | 'quantity' | 'price' | 'money' | 'year' | 'festival' | 'userId' | 'dtGive' | 'photo' | 'isGiven' | 'status' | 'audit1' | 'opinion' | 'tzSubmit' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '已作废'; moves: 'give' | 'void' | 'withdraw' }
    giftType: { fields: 'id' | 'name' | 'price' | 'unit' | 'received' | 'given' | 'stock' | 'reserved' | 'available' | 'picture' | 'isEnable' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    invoicingConfig: { fields: 'id' | 'kind' | 'title' | 'taxNo' | 'confirmTaxNo' | 'selfCompany' | 'clientId' | 'address' | 'tel' | 'bank' | 'account' | 'email' | 'singleLimit' | 'monthLimit' | 'monthLimits' | 'taxRates' | 'usualRate' | 'isDefault' | 'isEnable' | 'status' | 'audit1' | 'opinion' | 'tzSubmit' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'ilimit' | 'withdraw' }
    invoicingPlan: { fields: 'id' | 'name' | 'contractId' | 'userId' | 'year' | 'month' | 'type' | 'money' | 'invoicedMoney' | 'reservedMoney' | 'leftMoney' | 'dtReceive' | 'cumulatedMoney' | 'receivedMoney' | 'overdueMoney' | 'isDue' | 'isTop' | 'isComplete' | 'status' | 'detail' | 'selfCompany' | 'account' | 'isCancel' | 'remarks' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'top' | 'cancel' }
    invoicing: { fields: 'id' | 'applyNumber' | 'contractId' | 'invoicingPlanId' | 'clientId' | 'isOther' | 'otherReason' | 'isRed' | 'blueId' | 'sellerId' | 'buyerId' | 'sellerTitle' | 'buyerTitle' | 'type' | 'item' | 'detail' | 'taxRate' | 'money' | 'amountNoTax' | 'tax' | 'status' | 'initiator' | 'tzSubmit' | 'auditorId' | 'opinion' | 'completerId' | 'invoiceNumber' | 'dtInvoice' | 'invoiceFile' | 'email' | 'reason' | 'isUsed' | 'redConfirmNumber' | 'tzConfirmEnd' | 'flushedMoney' | 'flushingMoney' | 'netMoney' | 'remark' | 'file' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '草稿' | '待审核' | '待对方确认' | '待开票' | '已开票' | '部分红冲' | '已红冲' | '驳回' | '已撤回' | '已失效' | '已作废'; moves: 'submit' | 'audit' | 'refuse' | 'withdraw' | 'auditWithdraw' | 'complete' | 'flush' | 'lapse' | 'buyerConfirm' | 'buyerRefuse' | 'void' | 'flushRed' }
    keyword: { fields: 'id' | 'word' | 'exclude' | 'kinds' | 'province' | 'minBudget' | 'userIds' | 'hitCount' | 'isEnable' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'subscribe' }
    maintainDateChange: { fields: 'id' | 'name' | 'contractId' | 'maintenanceId' | 'oldDate' | 'newDate' | 'days' | 'kind' | 'money' | 'renewContractId' | 'reason' | 'file' | 'initiator' | 'status' | 'audit1' | 'opinion' | 'tzSubmit' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'withdraw' }
    maintenance: { fields: 'id' | 'name' | 'contractId' | 'clientId' | 'dtStart' | 'dtEnd' | 'isFree' | 'money' | 'renewContractId' | 'userId' | 'status' | 'daysLeft' | 'isLatest' | 'tzStop' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'assign' | 'stop' | 'resume' }
    returnedMoneyApply: { fields: 'id' | 'name' | 'contractId' | 'contractNumber' | 'clientId' | 'returnedMoneyId' | 'userId' | 'detail' | 'money' | 'advance' | 'refund' | 'dtReceived' | 'dtFirst' | 'status' | 'audit1' | 'opinion' | 'tzSubmit' | 'tzAudit' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'void' | 'withdraw' }
    returnedMoney: { fields: 'id' | 'contractId' | 'contractNumber' | 'client' | 'clientId' | 'userId' | 'area' | 'allMoney' | 'advanceMoney' | 'receivedMoney' | 'back' | 'remainingMoney' | 'invoice' | 'dtDue' | 'overdueMoney' | 'overdueDays' | 'status' | 'isFollow' | 'options' | 'dtNext' | 'tzRetire' | 'isBadDebt' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'follow' | 'badDebt' | 'restore' }
    salesTarget: { fields: 'id' | 'userId' | 'departmentId' | 'year' | 'month' | 'money' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    zfcg: { fields: 'id' | 'title' | 'kind' | 'tenderNumber' | 'source' | 'url' | 'buyer' | 'agency' | 'province' | 'city' | 'budget' | 'tzPublish' | 'tzDeadline' | 'content' | 'winner' | 'winMoney' | 'words' | 'clientId' | 'status' | 'userId' | 'businessOpportunityId' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '新公告' | '已关注' | '已转商机' | '已忽略'; moves: 'watch' | 'ignore' | 'toBusiness' }
    category: { fields: 'id' | 'name' | 'parentId' | 'icon' | 'cover' | 'sort' | 'isEnable' | 'level' | 'courseCount' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    courseAssign: { fields: 'id' | 'courseId' | 'target' | 'roleId' | 'departmentId' | 'userId' | 'dueDate' | 'dueDays' | 'isEnable' | 'remark' | 'people' | 'doneCount' | 'lateCount' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'urge' }
    courseAttempt: { fields: 'id' | 'courseLogId' | 'chapterId' | 'number' | 'paper' | 'answers' | 'score' | 'isPass' | 'status' | 'tzStart' | 'tzEnd' | 'tzSubmit' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    courseChapterLog: { fields: 'id' | 'courseLogId' | 'chapterId' | 'ranges' | 'watched' | 'furthest' | 'position' | 'readSeconds' | 'seconds' | 'isEnd' | 'draft' | 'best' | 'isFinish' | 'tzFinish' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    courseChapter: { fields: 'id' | 'courseId' | 'name' | 'sort' | 'type' | 'isRequired' | 'video' | 'duration' | 'file' | 'minSeconds' | 'passScore' | 'limitMinutes' | 'drawCount' | 'allowSeek' | 'content' | 'seconds' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    courseComment: { fields: 'id' | 'courseId' | 'userId' | 'content' | 'fraction' | 'parentId' | 'isTeacher' | 'status' | 'isHide' | 'hideReason' | 'mentions' | 'likeUserIds' | 'likeCount' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '显示' | '隐藏'; moves: 'hide' | 'show' }
    courseLog: { fields: 'id' | 'courseId' | 'userId' | 'status' | 'isRequired' | 'dueDate' | 'isLate' | 'progress' | 'seconds' | 'best' | 'assigned' | 'daySeconds' | 'lastChapterId' | 'isLike' | 'isCollect' | 'fraction' | 'courseVersion' | 'tzStart' | 'tzLast' | 'tzFinish' | 'creditTaken' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未学' | '学习中' | '已学完' | '已评分'; moves: 'start' | 'finish' | 'rate' | 'unrate' | 'again' }
    courseQuestion: { fields: 'id' | 'chapterId' | 'type' | 'content' | 'images' | 'options' | 'answer' | 'score' | 'analysis' | 'sort' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    courseSession: { fields: 'id' | 'userId' | 'chapterId' | 'seq' | 'bank' | 'tzOpen' | 'tzBeat' | 'isOpen' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    course: { fields: 'id' | 'name' | 'categoryId' | 'cover' | 'summary' | 'content' | 'target' | 'level' | 'tags' | 'teacherId' | 'lecturer' | 'productLibraryId' | 'isOpen' | 'roleIds' | 'departmentIds' | 'isOrdered' | 'isEntry' | 'attempts' | 'credit' | 'file' | 'requireAgain' | 'status' | 'audit1' | 'opinion' | 'shelf' | 'courseVersion' | 'checks' | 'tzPublish' | 'isTop' | 'sort' | 'duration' | 'chapterCount' | 'learnCount' | 'finishCount' | 'hotCount' | 'likeCount' | 'collectCount' | 'commentCount' | 'fraction' | 'fractionCount' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未上架' | '已上架' | '已下架'; moves: 'offShelf' | 'onShelf' | 'top' | 'void' | 'withdraw' }
    documentation: { fields: 'id' | 'name' | 'type' | 'categoryId' | 'courseId' | 'productLibraryId' | 'route' | 'content' | 'file' | 'keywords' | 'docVersion' | 'status' | 'tzPublish' | 'readCount' | 'goodUserIds' | 'badUserIds' | 'goodCount' | 'badCount' | 'isGood' | 'isBad' | 'isTop' | 'sort' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '草稿' | '已发布' | '已停用'; moves: 'publish' | 'stop' }
    applyFor: { fields: 'id' | 'code' | 'name' | 'type' | 'summarize' | 'describe' | 'reason' | 'file' | 'clientId' | 'projectId' | 'projectName' | 'module' | 'wbsId' | 'projectProgressId' | 'temporaryId' | 'bugId' | 'user' | 'phone' | 'date' | 'priority' | 'severity' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'isReject' | 'designatedPerson' | 'predictFront' | 'predictRear' | 'predict' | 'actualHours' | 'chargeMode' | 'quotation' | 'solverId' | 'testerId' | 'closerId' | 'collaborator' | 'notifyPerson' | 'auditStatus' | 'stage' | 'status' | 'preStatus' | 'endTime' | 'originalTime' | 'updateDate' | 'updateStatus' | 'adjustTimes' | 'tzSubmit' | 'tzAudit' | 'tzFinish' | 'tzTest' | 'testResult' | 'testBack' | 'tzPublish' | 'productLibraryVersionId' | 'tzClose' | 'needSign' | 'signToken' | 'tzSignToken' | 'signature' | 'signer' | 'signerPhone' | 'signHash' | 'clientOpinion' | 'impApply' | 'syncId' | 'syncStatus' | 'syncWait' | 'delayDays' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未通过' | '待排期' | '开发中' | '待测试' | '待发布' | '待客户确认' | '已完成' | '已关闭' | '暂缓' | '已转缺陷'; moves: 'schedule' | 'toTest' | 'test' | 'publish' | 'askSign' | 'sign' | 'complete' | 'delivered' | 'close' | 'hold' | 'resume' | 'toBug' | 'dateAsked' | 'dateAgreed' | 'dateRefused' | 'dateTakenBack' | 'invite' | 'withdraw' }
    bugChange: { fields: 'id' | 'bugId' | 'originalDate' | 'oldDate' | 'newDate' | 'days' | 'cause' | 'sequence' | 'userId' | 'auditorId' | 'status' | 'opinion' | 'tzAudit' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '待审核' | '同意' | '拒绝' | '已撤回' | '已失效'; moves: 'audit' | 'withdraw' | 'lapse' }
    bug: { fields: 'id' | 'code' | 'name' | 'type' | 'severity' | 'priority' | 'source' | 'stage' | 'step' | 'file' | 'projectId' | 'module' | 'wbsId' | 'applyForId' | 'projectProgressId' | 'temporaryId' | 'providerId' | 'clientUser' | 'userId' | 'solverId' | 'testerId' | 'closerId' | 'collaborator' | 'supervise' | 'supervising' | 'predictFront' | 'predictRear' | 'predict' | 'actualHours' | 'status' | 'preStatus' | 'resolution' | 'duplicateId' | 'cause' | 'solveResult' | 'needResult' | 'resultFile' | 'testResult' | 'backOpinion' | 'isReject' | 'testBack' | 'reopenTimes' | 'solveTimes' | 'endTime' | 'originalTime' | 'finishDate' | 'updateDate' | 'updateStatus' | 'updateDateOpinion' | 'adjustTimes' | 'tzSubmit' | 'tzRespond' | 'tzTest' | 'tzComplete' | 'respondLate' | 'delayDays' | 'impApply' | 'syncId' | 'syncStatus' | 'syncWait' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '草稿' | '待确认' | '已确认' | '处理中' | '待测试' | '待关闭' | '已关闭' | '退回' | '挂起'; moves: 'submit' | 'withdraw' | 'confirm' | 'back' | 'start' | 'solve' | 'test' | 'close' | 'reopen' | 'hang' | 'resume' | 'supervise' | 'toApplyFor' | 'dateAsked' | 'dateAgreed' | 'dateRefused' | 'dateTakenBack' }
    change: { fields: 'id' | 'targetType' | 'targetId' | 'title' | 'projectId' | 'originalDate' | 'oldDate' | 'newDate' | 'days' | 'cause' | 'file' | 'sequence' | 'userId' | 'auditorId' | 'status' | 'opinion' | 'tzAudit' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '待审核' | '同意' | '拒绝' | '已撤回' | '已失效'; moves: 'audit' | 'withdraw' | 'lapse' }
    clientSync: { fields: 'id' | 'clientId' | 'projectId' | 'targetType' | 'targetId' | 'payload' | 'status' | 'tries' | 'tzNext' | 'tzDone' | 'error' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    dailyWork: { fields: 'id' | 'userId' | 'date' | 'taskDayId' | 'hours' | 'progress' | 'summarize' | 'plan' | 'problem' | 'placeReason' | 'file' | 'coordinate' | 'manager' | 'status' | 'timeliness' | 'tzOpen' | 'tzDue' | 'tzLock' | 'tzSubmit' | 'tzRead' | 'readers' | 'score' | 'opinion' | 'unlockAsk' | 'unlockCount' | 'tzUnlock' | 'source' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未填' | '草稿' | '已提交' | '已阅' | '已点评' | '退回' | '已锁定' | '免交'; moves: 'submit' | 'withdraw' | 'read' | 'remark' | 'back' | 'lock' | 'exempt' | 'applyUnlock' | 'unlock' }
    extraTask: { fields: 'id' | 'name' | 'type' | 'describe' | 'file' | 'userId' | 'confirmerId' | 'projectId' | 'priority' | 'sort' | 'date' | 'predict' | 'actualHours' | 'needConfirm' | 'result' | 'opinion' | 'status' | 'tzComplete' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '待确认' | '进行中' | '已完成' | '驳回' | '取消'; moves: 'confirm' | 'reject' | 'submit' | 'complete' | 'cancel' }
    goalPlan: { fields: 'id' | 'name' | 'type' | 'year' | 'quarter' | 'month' | 'week' | 'startDate' | 'endDate' | 'parentId' | 'userId' | 'departmentId' | 'projectId' | 'content' | 'weight' | 'progress' | 'result' | 'status' | 'isDelay' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '草稿' | '进行中' | '已完成' | '未完成' | '已取消'; moves: 'start' | 'finish' | 'fail' | 'cancel' | 'typeChange' }
    manageReport: { fields: 'id' | 'userId' | 'departmentId' | 'year' | 'month' | 'figures' | 'progress' | 'team' | 'problem' | 'plan' | 'summarize' | 'pmoId' | 'file' | 'coordinate' | 'manager' | 'status' | 'timeliness' | 'tzOpen' | 'tzDue' | 'tzLock' | 'tzSubmit' | 'tzRead' | 'readers' | 'score' | 'opinion' | 'unlockAsk' | 'unlockCount' | 'tzUnlock' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未填' | '草稿' | '已提交' | '已阅' | '已点评' | '退回' | '已锁定' | '免交'; moves: 'submit' | 'withdraw' | 'read' | 'remark' | 'back' | 'lock' | 'exempt' | 'applyUnlock' | 'unlock' | 'changePmo' }
    marketWork: { fields: 'id' | 'userId' | 'date' | 'taskDayId' | 'hours' | 'visits' | 'visitCount' | 'opportunityCount' | 'progress' | 'summarize' | 'plan' | 'problem' | 'placeReason' | 'file' | 'coordinate' | 'manager' | 'status' | 'timeliness' | 'tzOpen' | 'tzDue' | 'tzLock' | 'tzSubmit' | 'tzRead' | 'readers' | 'score' | 'opinion' | 'unlockAsk' | 'unlockCount' | 'tzUnlock' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未填' | '草稿' | '已提交' | '已阅' | '已点评' | '退回' | '已锁定' | '免交'; moves: 'submit' | 'withdraw' | 'read' | 'remark' | 'back' | 'lock' | 'exempt' | 'applyUnlock' | 'unlock' }
    meetingKind: { fields: 'id' | 'name' | 'type' | 'rule' | 'isEnable' | 'sort' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    okrCheck: { fields: 'id' | 'okrId' | 'userId' | 'date' | 'weekStart' | 'value' | 'confidence' | 'text' | 'status' | 'isMiss' | 'tzFill' | 'tzBack' | 'confirmerId' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '待跟进' | '已跟进' | '已确认' | '缺失' | '免除'; moves: 'fill' | 'confirm' | 'miss' }
    okr: { fields: 'id' | 'name' | 'kind' | 'parentId' | 'userId' | 'departmentId' | 'year' | 'quarter' | 'weight' | 'unit' | 'start' | 'target' | 'current' | 'frequency' | 'weighed' | 'progress' | 'confidence' | 'endDate' | 'score' | 'selfScore' | 'status' | 'confirmerId' | 'isConfirm' | 'tzConfirm' | 'opinion' | 'reviseReason' | 'sort' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '草拟' | '待确认' | '进行中' | '待评分' | '已归档' | '退回'; moves: 'submit' | 'confirm' | 'back' | 'selfScore' | 'score' | 'reviseStart' | 'revise' | 'reviseBack' }
    planItem: { fields: 'id' | 'taskDayId' | 'taskWeekId' | 'weekendTaskId' | 'sourceType' | 'sourceId' | 'title' | 'projectId' | 'planHours' | 'actualHours' | 'remainHours' | 'progress' | 'isDone' | 'output' | 'outputFile' | 'reason' | 'days' | 'dispatcherId' | 'isMade' | 'isCarry' | 'count' | 'sort' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    pmoAssign: { fields: 'id' | 'content' | 'userId' | 'senderId' | 'projectId' | 'date' | 'priority' | 'file' | 'status' | 'isOver' | 'result' | 'resultFile' | 'opinion' | 'tzAccept' | 'tzResult' | 'tzComplete' | 'delayDays' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '待接收' | '处理中' | '待确认' | '已完成' | '退回' | '已取消'; moves: 'accept' | 'result' | 'confirm' | 'back' | 'cancel' }
    pmoWork: { fields: 'id' | 'userId' | 'weekStart' | 'figures' | 'progress' | 'risk' | 'plan' | 'summarize' | 'file' | 'coordinate' | 'manager' | 'status' | 'timeliness' | 'tzOpen' | 'tzDue' | 'tzLock' | 'tzSubmit' | 'tzRead' | 'readers' | 'score' | 'opinion' | 'unlockAsk' | 'unlockCount' | 'tzUnlock' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未填' | '草稿' | '已提交' | '已阅' | '已点评' | '退回' | '已锁定' | '免交'; moves: 'submit' | 'withdraw' | 'read' | 'remark' | 'back' | 'lock' | 'exempt' | 'applyUnlock' | 'unlock' }
    taskDay: { fields: 'id' | 'userId' | 'date' | 'summarize' | 'summarized' | 'workDayId' | 'stage' | 'isEstimate' | 'isEstimateLate' | 'isSave' | 'isConfirm' | 'pmoConfirm' | 'isLeave' | 'needCalc' | 'notCalcReason' | 'confirmerId' | 'backOpinion' | 'tzEstimate' | 'tzSave' | 'tzConfirm' | 'tzPmo' | 'planHours' | 'actualHours' | 'doneRate' | 'status' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未预估' | '已预估' | '已保存' | '退回' | '已确认' | 'PMO已确认'; moves: 'estimate' | 'save' | 'confirm' | 'back' | 'rewrite' | 'pmoConfirm' | 'pmoCancel' | 'notCalc' }
    taskUsers: { fields: 'id' | 'taskId' | 'userId' | 'type' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    taskWeek: { fields: 'id' | 'userId' | 'weekStart' | 'year' | 'month' | 'week' | 'goal' | 'planHours' | 'actualHours' | 'itemCount' | 'doneCount' | 'doneRate' | 'status' | 'isEstimate' | 'isSave' | 'isConfirm' | 'pmoConfirm' | 'isLeave' | 'needCalc' | 'summarize' | 'summarized' | 'workDayId' | 'weekTaskCombId' | 'confirmerId' | 'opinion' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '草稿' | '已提交' | '已下发' | '已保存' | '退回' | '已确认' | 'PMO已确认'; moves: 'submit' | 'send' | 'save' | 'confirm' | 'back' | 'pmoConfirm' | 'notCalc' }
    task: { fields: 'id' | 'name' | 'type' | 'describe' | 'file' | 'projectId' | 'milepostTaskId' | 'wbsId' | 'userId' | 'designee' | 'auditor1' | 'auditor2' | 'supervise' | 'supervising' | 'priority' | 'sort' | 'date' | 'originalTime' | 'predict' | 'weight' | 'actualHours' | 'needConfirm' | 'attachmentRequired' | 'attachments' | 'resultDescribe' | 'weeklyCycle' | 'aboriginal' | 'status' | 'preStatus' | 'auditStatus' | 'opinion' | 'tzAgree' | 'endTime' | 'cause' | 'updateDate' | 'updateStatus' | 'changeTime' | 'adjustTimes' | 'adjustor' | 'tzPause' | 'pauseDays' | 'delayDays' | 'postponeDays' | 'isDelay' | 'isOver' | 'comments' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '草稿' | '待确认' | '待开始' | '进行中' | '待审核' | '已完成' | '暂停' | '取消'; moves: 'publish' | 'confirm' | 'refuse' | 'start' | 'sendResult' | 'approve' | 'reject' | 'withdrawResult' | 'pause' | 'resume' | 'cancel' | 'reopen' | 'supervise' | 'reassign' | 'endCycle' | 'dateAsked' | 'dateAgreed' | 'dateRefused' | 'dateTakenBack' | 'ofMilepost' | 'urging' }
    weekTaskComb: { fields: 'id' | 'name' | 'weekStart' | 'year' | 'month' | 'week' | 'departmentId' | 'projectId' | 'userId' | 'userIds' | 'goal' | 'summarize' | 'workDayId' | 'status' | 'planCount' | 'doneCount' | 'planHours' | 'actualHours' | 'doneRate' | 'tzSend' | 'tzComplete' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '编制中' | '已下发' | '已完成' | '已作废'; moves: 'send' | 'complete' | 'void' }
    weekTaskSnapshot: { fields: 'id' | 'weekTaskCombId' | 'kind' | 'weekStart' | 'tzSnapshot' | 'userId' | 'content' | 'planCount' | 'doneCount' | 'planHours' | 'actualHours' | 'doneRate' | 'added' | 'removed' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    weekWork: { fields: 'id' | 'userId' | 'weekStart' | 'date' | 'taskWeekId' | 'hours' | 'doneRate' | 'progress' | 'summarize' | 'plan' | 'problem' | 'file' | 'coordinate' | 'manager' | 'status' | 'timeliness' | 'tzOpen' | 'tzDue' | 'tzLock' | 'tzSubmit' | 'tzRead' | 'readers' | 'score' | 'opinion' | 'unlockAsk' | 'unlockCount' | 'tzUnlock' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未填' | '草稿' | '已提交' | '已阅' | '已点评' | '退回' | '已锁定' | '免交'; moves: 'submit' | 'withdraw' | 'read' | 'remark' | 'back' | 'lock' | 'exempt' | 'applyUnlock' | 'unlock' }
    weekendTask: { fields: 'id' | 'userId' | 'date' | 'reason' | 'planHours' | 'actualHours' | 'place' | 'status' | 'isEstimate' | 'isSave' | 'isConfirm' | 'pmoConfirm' | 'isLeave' | 'needCalc' | 'summarize' | 'summarized' | 'workDayId' | 'confirmerId' | 'opinion' | 'overtimeStart' | 'overtimeEnd' | 'overtimeId' | 'tzSave' | 'isMiss' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '草稿' | '待审批' | '已批准' | '驳回' | '已保存' | '退回' | '已确认' | 'PMO已确认' | '取消'; moves: 'submit' | 'approve' | 'reject' | 'save' | 'confirm' | 'back' | 'pmoConfirm' | 'cancel' | 'notCalc' }
    workDayAttend: { fields: 'id' | 'workDayId' | 'userId' | 'status' | 'date' | 'address' | 'mustAttend' | 'reason' | 'tzReply' | 'tzSign' | 'isLate' | 'isExcused' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '待确认' | '参加' | '请假' | '缺席'; moves: 'accept' | 'decline' | 'sign' | 'excuse' | 'away' | 'miss' | 'askAgain' }
    workDay: { fields: 'id' | 'name' | 'kind' | 'date' | 'endDate' | 'address' | 'work' | 'hostId' | 'userIds' | 'visitor' | 'relevanceId' | 'relevanceModule' | 'impType' | 'file' | 'summary' | 'recorderId' | 'endSummary' | 'sore' | 'needOpen' | 'background' | 'logo' | 'color' | 'status' | 'ruleDay' | 'isEdited' | 'tzSummary' | 'summaryLate' | 'warnings' | 'attendRate' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '待召开' | '进行中' | '待纪要' | '已完成' | '已取消'; moves: 'begin' | 'end' | 'summary' | 'score' | 'cancel' }
  }
  interface Dicts {
    'affiliation': true
    'appealKind': true
    'applyForType': true
    'area': true
    'bank': true
    'bugPriority': true
    'bugResolution': true
    'bugSource': true
    'bugStage': true
    'bugType': true
    'businessFrom': true
    'businessType': true
    'challengeLevel': true
    'clientGrade': true
    'clientType': true
    'comeGoType': true
    'company': true
    'contactRole': true
    'contractForm': true
    'contractTemplate': true
    'contractUnit': true
    'contractWay': true
    'courseLevel': true
    'courseTag': true
    'demoWay': true
    'designType': true
    'documentType': true
    'documentationType': true
    'environment': true
    'expenseKind': true
    'expenseType': true
    'festival': true
    'fileCategory': true
    'followOption': true
    'gender': true
    'goalPlanType': true
    'impType': true
    'invoiceItem': true
    'invoicingMode': true
    'leaveKind': true
    'lessType': true
    'loseReason': true
    'meetingType': true
    'milepostType': true
    'monthType': true
    'okrFrequency': true
    'otherType': true
    'payMethod': true
    'payWay': true
    'paymentKind': true
    'position': true
    'priority': true
    'procurementMethod': true
    'produceKind': true
    'productCategory': true
    'projectRange': true
    'projectType': true
    'quarter': true
    'receiveCategory': true
    'receiveWay': true
    'redReason': true
    'remindFamily': true
    'restKind': true
    'roleTag': true
    'salaryKind': true
    'sealKind': true
    'sealUseKind': true
    'serverType': true
    'severity': true
    'taskType': true
    'tenderKind': true
    'testKind': true
    'trainType': true
    'userGroup': true
    'violateKind': true
    'week': true
  }
  interface Operations {
    '*': true
    'admin:manage': true
    'admin:resetPassword': true
    'applyFor:apply': true
    'applyFor:audit1': true
    'applyFor:audit2': true
    'applyFor:manage': true
    'applyFor:publish': true
    'attendance:apply': true
    'attendance:audit1': true
    'attendance:audit2': true
    'attendance:manage': true
    'bug:apply': true
    'bug:close': true
    'bug:manage': true
    'businessOpportunity:apply': true
    'businessOpportunity:audit': true
    'businessOpportunity:manage': true
    'category:manage': true
    'changeTime:audit': true
    'checkOnWork:manage': true
    'client:apply': true
    'client:assign': true
    'client:audit': true
    'client:bank': true
    'client:manage': true
    'client:merge': true
    'client:vpn': true
    'clientVisit:apply': true
    'comment:create': true
    'config:manage': true
    'contract:apply': true
    'contract:audit1': true
    'contract:audit2': true
    'contract:manage': true
    'contract:money': true
    'contract:void': true
    'course:apply': true
    'course:manage': true
    'dailyWork:manage': true
    'dailyWork:read': true
    'data:export': true
    'data:import': true
    'debug:read': true
    'deduction:audit1': true
    'deduction:audit2': true
    'demoApply:apply': true
    'demoApply:audit': true
    'demoApply:manage': true
    'department:manage': true
    'dict:manage': true
    'document:manage': true
    'documentation:manage': true
    'entry:apply': true
    'entry:audit1': true
    'entry:audit2': true
    'entry:manage': true
    'file:apply': true
    'file:audit': true
    'file:manage': true
    'file:share': true
    'finance:manage': true
    'finance:show': true
    'flow:manage': true
    'gift:apply': true
    'gift:audit': true
    'gift:manage': true
    'goalPlan:manage': true
    'holiday:manage': true
    'iframe:open': true
    'impNodeLog:upload': true
    'impRecord:apply': true
    'impRecord:manage': true
    'invoicing:apply': true
    'invoicing:audit': true
    'invoicing:complete': true
    'invoicing:flushRed': true
    'invoicing:ilimit': true
    'invoicing:manage': true
    'invoicingConfig:apply': true
    'invoicingConfig:manage': true
    'invoicingPlan:edit': true
    'keyword:manage': true
    'log:read': true
    'maintainDateChange:apply': true
    'maintainDateChange:audit': true
    'maintenance:manage': true
    'manageReport:edit': true
    'manageReport:pmo': true
    'meetingKind:manage': true
    'menu:manage': true
    'message:send': true
    'metabase:open': true
    'milepost:confirm': true
    'milepost:edit': true
    'milepost:manage': true
    'milepost:pmo': true
    'milepostAdvance:apply': true
    'milepostAdvance:manage': true
    'money:apply': true
    'money:audit1': true
    'money:audit2': true
    'money:manage': true
    'moneyComeGo:apply': true
    'moneyPayroll:audit1': true
    'moneyPayroll:audit2': true
    'moneyPayroll:calc': true
    'moneyPayroll:pay': true
    'moneySalary:manage': true
    'moneyServer:manage': true
    'officialSeal:apply': true
    'officialSeal:audit': true
    'officialSeal:audit1': true
    'officialSeal:audit2': true
    'officialSeal:manage': true
    'okr:manage': true
    'overtime:apply': true
    'overtime:audit': true
    'overtime:manage': true
    'performance:audit': true
    'performance:manage': true
    'performance:report': true
    'pmoAssign:manage': true
    'pmoWork:edit': true
    'processImage:manage': true
    'productDownload:manage': true
    'productLibrary:apply': true
    'productLibrary:audit': true
    'productLibrary:manage': true
    'productLibrary:release': true
    'productLibrary:resetPwd': true
    'productLibrary:upload': true
    'project:apply': true
    'project:audit1': true
    'project:audit2': true
    'project:audit3': true
    'project:audit4': true
    'project:edit': true
    'project:manage': true
    'project:money': true
    'project:pmo': true
    'project:secret': true
    'projectProduct:apply': true
    'projectProduct:audit1': true
    'projectProduct:audit2': true
    'projectProduct:manage': true
    'projectReport:read': true
    'receive:apply': true
    'receive:audit': true
    'receive:manage': true
    'remind:manage': true
    'restDay:apply': true
    'restDay:audit': true
    'restDay:manage': true
    'returnedMoney:apply': true
    'returnedMoney:audit': true
    'returnedMoney:badDebt': true
    'returnedMoney:manage': true
    'role:manage': true
    'socialInsurance:manage': true
    'socialRule:manage': true
    'submitExpense:apply': true
    'submitExpense:audit1': true
    'submitExpense:audit2': true
    'submitExpense:manage': true
    'submitExpense:pay': true
    'submitMonth:audit1': true
    'submitMonth:audit2': true
    'submitSalary:audit1': true
    'submitSalary:audit2': true
    'sync:manage': true
    'task:apply': true
    'task:audit': true
    'task:dispatch': true
    'task:manage': true
    'taskDay:confirm': true
    'taskDay:pmo': true
    'taxRule:manage': true
    'testApply:apply': true
    'testApply:audit': true
    'testApply:manage': true
    'train:apply': true
    'train:audit': true
    'train:manage': true
    'user:audit': true
    'user:disable': true
    'user:edit': true
    'user:handover': true
    'user:logAssistant': true
    'user:logCpjl': true
    'user:logDarwin': true
    'user:logEngineer': true
    'user:private': true
    'user:read': true
    'user:salary': true
    'user:sync': true
    'user:unlock': true
    'violate:apply': true
    'violate:audit': true
    'violate:manage': true
    'wbsTask:edit': true
    'workDay:apply': true
    'workDay:manage': true
    'zfcg:view': true
  }
  interface Settings {
    'app.lastVer': unknown
    'applyFor.freeRate': string
    'applyFor.signDays': number
    'attendance.absentMinutes': number
    'attendance.confirmDays': number
    'attendance.dayStart': string
    'attendance.graceMinutes': number
    'attendance.graceTimes': number
    'attendance.repunchMax': number
    'auth.tokenHours': number
    'bug.reopenDays': number
    'business.silentDays': number
    'checkOnWork.capPercent': string
    'checkOnWork.free': { readonly 'dailyMissing'?: number; readonly 'dailyLate'?: number; readonly 'weeklyMissing'?: number; readonly 'weeklyLate'?: number; readonly 'projectDelay'?: number; readonly 'projectPostpone'?: number; readonly 'taskDelay'?: number; readonly 'taskPostpone'?: number; readonly 'unlock'?: number; readonly 'warning'?: number }
    'checkOnWork.minWage': string
    'checkOnWork.rates': { readonly 'dailyMissing'?: string; readonly 'dailyLate'?: string; readonly 'weeklyMissing'?: string; readonly 'weeklyLate'?: string; readonly 'projectDelay'?: string; readonly 'projectPostpone'?: string; readonly 'taskDelay'?: string; readonly 'taskPostpone'?: string; readonly 'unlock'?: string; readonly 'warning'?: string }
    'client.capacity': number
    'client.claimPerDay': number
    'client.poolDays': Readonly<Record<string, number | undefined>>
    'client.poolWarnDays': number
    'client.previousOwnerGap': number
    'client.visitDays': Readonly<Record<string, number | undefined>>
    'contract.expireDays': string
    'contract.smallMoney': string
    'course.beatMax': number
    'course.beatSeconds': number
    'course.dueWarn': string
    'course.finishRate': number
    'course.maxRate': string
    'course.sessionSeconds': number
    'demoApply.summaryDays': number
    'ding.agentId': string
    'ding.appKey': string
    'ding.corpId': string
    'ding.homeUrl': string
    'entry.examPass': string
    'entry.examTries': number
    'entry.regularRemindDays': number
    'finance.expenseLimits': Readonly<Record<string, string | undefined>>
    'finance.expenseOldDays': number
    'finance.invoiceUnique': boolean
    'finance.monthMust': readonly string[]
    'flow.attendance': unknown
    'flow.contract': unknown
    'flow.course': unknown
    'flow.deduction': unknown
    'flow.entry': unknown
    'flow.giftGive': unknown
    'flow.invoicingConfig': unknown
    'flow.officialSealUse': unknown
    'flow.restDay': unknown
    'flow.returnedMoneyApply': unknown
    'flow.submitComeGo': unknown
    'flow.submitExpense': unknown
    'flow.submitMonth': unknown
    'flow.submitOther': unknown
    'flow.submitPayroll': unknown
    'flow.submitSalary': unknown
    'gift.publicYearLimit': string
    'gift.yearLimit': string
    'iframe.hosts': readonly string[]
    'imp.feedbackDays': number
    'imp.nodeWeights': string
    'invoicing.redConfirmHours': number
    'mail.host': string
    'mail.port': number
    'mail.tls': '必须' | '可不加密'
    'mail.user': string
    'metabase.boards': unknown
    'metabase.url': string
    'milepost.urgeHours': number
    'overtime.lateDays': number
    'overtime.monthMax': string
    'overtime.rates': { readonly '工作日'?: string; readonly '休息日'?: string; readonly '法定节假日'?: string }
    'overtime.restDays': readonly string[]
    'payroll.confirmDays': number
    'payroll.joinDay': number
    'payroll.lessMaxRate': string
    'payroll.payDay': number
    'payroll.performanceRates': Readonly<Record<string, string | undefined>>
    'payroll.probationRate': string
    'payroll.sickRate': string
    'payroll.wageDays': string
    'performance.confirmDays': number
    'performance.correctMax': string
    'performance.grades': readonly (readonly [string, number])[]
    'performance.weights': { readonly '周'?: { readonly 'task'?: number; readonly 'quality'?: number; readonly 'report'?: number; readonly 'meeting'?: number; readonly 'weekend'?: number; readonly 'discipline'?: number }; readonly '季度'?: { readonly 'task'?: number; readonly 'quality'?: number; readonly 'report'?: number; readonly 'meeting'?: number; readonly 'weekend'?: number; readonly 'discipline'?: number; readonly 'okr'?: number } }
    'permission.sensitive': readonly string[]
    'product.cancelDays': number
    'project.audit3ManDay': string
    'project.audit4Budget': string
    'project.hoursPerDay': string
    'project.manDayRate': string
    'project.reportTokenDays': number
    'project.temporaryDays': number
    'project.urgeHours': number
    'receive.maxDays': number
    'remind.digestTime': string
    'report.dailyDue': string
    'report.dailyLock': string
    'report.dailyOpen': string
    'report.lockAfter': number
    'report.unlockHours': number
    'restDay.annual': readonly { readonly years: number; readonly days: number }[]
    'restDay.annualCarry': string
    'restDay.expireMonths': number
    'restDay.kinds': Readonly<Record<string, { readonly balance?: boolean; readonly paid?: boolean; readonly sick?: boolean; readonly present?: boolean; readonly file?: boolean; readonly fileFrom?: number; readonly calendar?: boolean; readonly max?: number } | undefined>>
    'returnedMoney.warnDays': string
    'seal.remindHours': number
    'sso.assistant.url': string
    'sso.cpjl.url': string
    'sso.darwin.url': string
    'sso.engineer.url': string
    'task.adjustMax': number
    'task.urgeHours': number
    'taskDay.estimateUntil': string
    'taskDay.hoursMax': number
    'testApply.maxDays': number
    'testApply.maxExtend': number
    'testApply.summaryDays': number
    'ui.productionHosts': readonly string[]
    'ui.title': string
    'upload.maxBytes': number
    'upload.maxFiles': number
    'upload.types': { readonly 'attachment'?: readonly string[]; readonly 'image'?: readonly string[]; readonly 'avatar'?: readonly string[]; readonly 'video'?: readonly string[]; readonly 'signature'?: readonly string[]; readonly 'package'?: readonly string[]; readonly 'import'?: readonly string[] }
    'violate.appealDays': number
    'violate.levels': Readonly<Record<string, { readonly warn?: number; readonly months?: number } | undefined>>
    'violate.lockAt': number
    'violate.statementDays': number
    'warn.reportMissing': number
    'workday.hours': readonly (readonly [string, string])[]
  }
  interface Handlers {
    'admin/check': 'admin'
    'admin/saved': 'admin'
    'administration/dayKind': 'attendance' | 'overtime'
    'administration/leader': 'attendance' | 'checkOnWork' | 'entry' | 'violate'
    'applyFor/askSign': 'applyFor'
    'applyFor/charge': 'applyFor'
    'applyFor/check': 'applyFor'
    'applyFor/invited': 'applyFor'
    'applyFor/inviting': 'applyFor'
    'applyFor/published': 'applyFor'
    'applyFor/signing': 'applyFor'
    'applyFor/tested': 'applyFor'
    'applyFor/toBug': 'applyFor'
    'attendance/appeal': 'attendance'
    'attendance/decided': 'attendance'
    'attendance/handIn': 'attendance'
    'attendance/ignore': 'attendance'
    'attendance/ignored': 'attendance'
    'attendance/mended': 'attendance'
    'attendance/reckoned': 'attendance'
    'attendance/weigh': 'attendance'
    'attendanceMonth/due': 'attendanceMonth'
    'attendanceMonth/unlock': 'attendanceMonth'
    'attendancePunch/reckon': 'attendancePunch'
    'attendancePunch/wholeMinute': 'attendancePunch'
    'bug/check': 'bug'
    'bug/closing': 'bug'
    'bug/reopening': 'bug'
    'bug/toApplyFor': 'bug'
    'businessLog/check': 'businessLog'
    'businessLog/saved': 'businessLog'
    'businessOpportunity/advance': 'businessOpportunity'
    'businessOpportunity/answered': 'businessOpportunity'
    'businessOpportunity/back': 'businessOpportunity'
    'businessOpportunity/changeSelf': 'businessOpportunity'
    'businessOpportunity/changedSelf': 'businessOpportunity'
    'businessOpportunity/check': 'businessOpportunity'
    'businessOpportunity/demo': 'businessOpportunity'
    'businessOpportunity/product': 'businessOpportunity'
    'businessOpportunity/staged': 'businessOpportunity'
    'businessProduct/drop': 'businessProduct'
    'businessTask/complete': 'businessTask'
    'category/id': 'category'
    'change/decided': 'change'
    'checkOnWork/object': 'checkOnWork'
    'checkOnWork/reply': 'checkOnWork'
    'checkOnWork/rule': 'checkOnWork'
    'client/approved': 'client'
    'client/assign': 'client'
    'client/assigned': 'client'
    'client/assigning': 'client'
    'client/check': 'client'
    'client/claim': 'client'
    'client/claiming': 'client'
    'client/duplicates': 'client'
    'client/merge': 'client'
    'client/merged': 'client'
    'client/merging': 'client'
    'client/normalName': 'client'
    'client/owned': 'client'
    'client/void': 'client'
    'clientProduct/check': 'clientProduct'
    'clientProduct/resetPwd': 'clientProduct'
    'clientVisit/arrive': 'clientVisit'
    'clientVisit/check': 'clientVisit'
    'clientVisit/distance': 'clientVisit'
    'clientVisit/done': 'clientVisit'
    'clientVisit/log': 'clientVisit'
    'clientVisit/logged': 'clientVisit'
    'clientVisit/toApplyFor': 'clientVisit'
    'comment/check': 'comment'
    'comment/reading': 'comment'
    'comment/removing': 'comment'
    'comment/saved': 'comment'
    'config/check': 'config'
    'config/id': 'config'
    'contract/acceptOnce': 'contract'
    'contract/accepted': 'contract'
    'contract/approve': 'contract'
    'contract/approved': 'contract'
    'contract/check': 'contract'
    'contract/finish': 'contract'
    'contract/generatePlan': 'contract'
    'contract/isSmall': 'contract'
    'contract/signed': 'contract'
    'contract/submit': 'contract'
    'contract/terminate': 'contract'
    'contract/terminated': 'contract'
    'contract/void': 'contract'
    'contract/voided': 'contract'
    'course/approve': 'course'
    'course/approved': 'course'
    'course/check': 'course'
    'course/id': 'course'
    'course/onShelf': 'course'
    'course/submit': 'course'
    'course/top': 'course'
    'courseAssign/removing': 'courseAssign'
    'courseAssign/saved': 'courseAssign'
    'courseAssign/urged': 'courseAssign'
    'courseChapter/duration': 'courseChapter'
    'courseComment/check': 'courseComment'
    'courseComment/removing': 'courseComment'
    'courseComment/saved': 'courseComment'
    'courseLog/finished': 'courseLog'
    'courseQuestion/check': 'courseQuestion'
    'deduction/cap': 'deduction'
    'deduction/lowered': 'deduction'
    'demoApply/free': 'demoApply'
    'demoApply/summarized': 'demoApply'
    'department/check': 'department'
    'department/removing': 'department'
    'dict/check': 'dict'
    'dict/removing': 'dict'
    'dictType/removing': 'dictType'
    'document/check': 'document'
    'document/publish': 'document'
    'document/published': 'document'
    'documentUser/check': 'documentUser'
    'documentUser/saved': 'documentUser'
    'documentation/check': 'documentation'
    'documentation/opened': 'documentation'
    'entry/approved': 'entry'
    'entry/arrived': 'entry'
    'entry/arrives': 'entry'
    'entry/check': 'entry'
    'entry/exam': 'entry'
    'entry/examined': 'entry'
    'entry/finished': 'entry'
    'entry/learnt': 'entry'
    'entry/leaves': 'entry'
    'entry/materialLink': 'entry'
    'entry/submit': 'entry'
    'entry/voided': 'entry'
    'entryItem/after': 'entryItem'
    'entryItem/ticked': 'entryItem'
    'entryItem/ticking': 'entryItem'
    'extraTask/check': 'extraTask'
    'extraTask/counted': 'extraTask'
    'fileAudit/approved': 'fileAudit'
    'fileAudit/check': 'fileAudit'
    'fileAudit/unused': 'fileAudit'
    'fileRemark/check': 'fileRemark'
    'finance/reading': 'attendanceMonth' | 'checkOnWork' | 'entry' | 'overtime' | 'financeLog' | 'moneyLess' | 'moneyPayroll' | 'moneySalary' | 'socialInsurance' | 'submitPayroll' | 'submitSalary' | 'taxOpening'
    'financePeriod/close': 'financePeriod'
    'financePeriod/neighbours': 'financePeriod'
    'financePeriod/opened': 'financePeriod'
    'financePeriod/reopen': 'financePeriod'
    'giftGive/check': 'giftGive'
    'giftGive/yearLimit': 'giftGive'
    'goalPlan/check': 'goalPlan'
    'goalPlan/leave': 'goalPlan'
    'goalPlan/rollUp': 'goalPlan'
    'holiday/check': 'holiday'
    'holiday/removed': 'holiday'
    'holiday/removing': 'holiday'
    'holiday/saved': 'holiday'
    'impDocument/kinds': 'impPrepare'
    'impNodeLog/check': 'impNodeLog'
    'impNodeLog/signing': 'impNodeLog'
    'impNodeLog/uploading': 'impNodeLog'
    'impPrepare/check': 'impPrepare'
    'impRecord/check': 'impRecord'
    'impRecord/days': 'impRecord'
    'impRecord/removing': 'impRecord'
    'impRecord/submitting': 'impRecord'
    'implementaryProgress/begun': 'implementaryProgress'
    'implementaryProgress/check': 'implementaryProgress'
    'implementaryProgress/done': 'implementaryProgress'
    'implementaryProgress/goingBack': 'implementaryProgress'
    'implementaryProgress/goneBack': 'implementaryProgress'
    'implementaryProgress/skipping': 'implementaryProgress'
    'invoicing/amountNoTax': 'invoicing'
    'invoicing/audit': 'invoicing'
    'invoicing/check': 'invoicing'
    'invoicing/complete': 'invoicing'
    'invoicing/decided': 'invoicing'
    'invoicing/flushRed': 'invoicing'
    'invoicing/flushable': 'invoicing'
    'invoicing/submit': 'invoicing'
    'invoicingConfig/approved': 'invoicingConfig'
    'invoicingConfig/check': 'invoicingConfig'
    'invoicingConfig/ilimit': 'invoicingConfig'
    'invoicingPlan/cancel': 'invoicingPlan'
    'invoicingPlan/check': 'invoicingPlan'
    'invoicingPlan/removing': 'invoicingPlan'
    'keyword/changed': 'keyword'
    'keyword/removed': 'keyword'
    'keyword/subscribe': 'keyword'
    'line/check': 'moneyComeGo' | 'moneyOther'
    'line/removing': 'moneyComeGo' | 'moneyExpense' | 'moneyMonth' | 'moneyOther' | 'moneySalary'
    'line/saved': 'moneyComeGo' | 'moneyExpense' | 'moneyMonth' | 'moneyOther' | 'moneySalary'
    'maintainDateChange/approve': 'maintainDateChange'
    'maintainDateChange/approved': 'maintainDateChange'
    'maintainDateChange/check': 'maintainDateChange'
    'maintainDateChange/submit': 'maintainDateChange'
    'maintenance/check': 'maintenance'
    'manageReport/figures': 'manageReport'
    'manageReport/opened': 'manageReport'
    'marketWork/count': 'marketWork'
    'marketWork/day': 'marketWork'
    'marketWork/opened': 'marketWork'
    'meetingKind/rule': 'meetingKind'
    'meetingKind/saved': 'meetingKind'
    'menu/check': 'menu'
    'message/check': 'message'
    'message/saved': 'message'
    'milepost/cancelled': 'milepost'
    'milepost/check': 'milepost'
    'milepost/confirming': 'milepost'
    'milepost/prioritised': 'milepost'
    'milepost/tasked': 'milepost'
    'milepostAdvance/check': 'milepostAdvance'
    'moneyComeGo/back': 'moneyComeGo'
    'moneyComeGo/badDebt': 'moneyComeGo'
    'moneyExpense/check': 'moneyExpense'
    'moneyExpense/overLimit': 'moneyExpense'
    'moneyLess/check': 'moneyLess'
    'moneyMonth/check': 'moneyMonth'
    'moneySalary/check': 'moneySalary'
    'moneyServer/check': 'moneyServer'
    'moneyServer/removing': 'moneyServer'
    'moneyServer/saved': 'moneyServer'
    'officialSeal/check': 'officialSeal'
    'officialSeal/transfer': 'officialSeal'
    'officialSealUse/approved': 'officialSealUse'
    'officialSealUse/check': 'officialSealUse'
    'officialSealUse/isSimple': 'officialSealUse'
    'officialSealUse/returned': 'officialSealUse'
    'officialSealUse/stamp': 'officialSealUse'
    'officialSealUse/submit': 'officialSealUse'
    'okr/check': 'okr'
    'okr/confirmed': 'okr'
    'okr/removing': 'okr'
    'okr/revised': 'okr'
    'okr/score': 'okr'
    'okr/selfScore': 'okr'
    'okr/spread': 'okr'
    'okrCheck/follow': 'okrCheck'
    'operation/removing': 'operation'
    'overtime/approved': 'overtime'
    'overtime/hours': 'overtime'
    'overtime/rate': 'overtime'
    'overtime/recheck': 'overtime'
    'overtime/rechecked': 'overtime'
    'overtime/submit': 'overtime'
    'overtime/verified': 'overtime'
    'overtime/verify': 'overtime'
    'overtime/voided': 'overtime'
    'performance/correct': 'performance'
    'performance/corrected': 'performance'
    'performance/due': 'performance'
    'permission/check': 'permission'
    'planItem/check': 'planItem'
    'pmoWork/figures': 'pmoWork'
    'pmoWork/opened': 'pmoWork'
    'productDownload/check': 'productDownload'
    'productDownload/passing': 'productDownload'
    'productDownload/saved': 'productDownload'
    'productLibrary/check': 'productLibrary'
    'productLibraryVersion/cancelling': 'productLibraryVersion'
    'productLibraryVersion/check': 'productLibraryVersion'
    'productLibraryVersion/orderNo': 'productLibraryVersion'
    'productLibraryVersion/released': 'productLibraryVersion'
    'productLibraryVersion/releasing': 'productLibraryVersion'
    'productLibraryVersion/retired': 'productLibraryVersion'
    'productLibraryVersion/retiring': 'productLibraryVersion'
    'productLibraryVersion/staging': 'productLibraryVersion'
    'project/accept': 'project'
    'project/accepted': 'project'
    'project/accepting': 'project'
    'project/check': 'project'
    'project/client': 'project'
    'project/entered': 'project'
    'project/entering': 'project'
    'project/isPlain': 'project'
    'project/isSmall': 'project'
    'project/linking': 'project'
    'project/open': 'design' | 'impNodeLog' | 'impPrepare' | 'implementaryProgress' | 'milepost' | 'projectManDay' | 'projectMember' | 'projectModule' | 'projectProduce' | 'projectVer' | 'technicalChallenge' | 'train'
    'project/passed': 'project'
    'project/removing': 'project'
    'project/resumed': 'project'
    'project/started': 'project'
    'project/starting': 'project'
    'project/terminated': 'project'
    'projectFollow/removing': 'projectFollow'
    'projectFollow/saved': 'projectFollow'
    'projectManDay/isSmall': 'projectManDay'
    'projectManDay/submitting': 'projectManDay'
    'projectModule/check': 'projectModule'
    'projectModule/saved': 'projectModule'
    'projectProduct/approved': 'projectProduct'
    'projectProduct/retiring': 'projectProduct'
    'projectProgress/agreeing': 'projectProgress'
    'projectProgress/check': 'projectProgress'
    'projectProgress/completed': 'projectProgress'
    'projectProgress/completing': 'projectProgress'
    'projectProgress/confirmed': 'impRecord' | 'projectProgress' | 'projectVer'
    'projectProgress/confirming': 'projectProgress'
    'projectProgress/promised': 'projectProgress'
    'projectProgress/promising': 'projectProgress'
    'projectProgress/round': 'projectProgress'
    'projectProgress/saved': 'projectProgress'
    'projectProgress/signedWith': 'projectProgress'
    'projectProgress/signing': 'projectProgress'
    'projectProgress/stageRound': 'projectProgress'
    'projectProgress/submitting': 'projectProgress'
    'projectProgress/syncing': 'projectProgress'
    'projectProgress/takenBack': 'projectProgress'
    'projectVer/check': 'projectVer'
    'projectVer/confirmed': 'projectVer'
    'projectVer/delivering': 'projectVer'
    'projectVer/submitting': 'projectVer'
    'projectVer/watched': 'projectVer'
    'receive/extend': 'receive'
    'receive/handOut': 'receive'
    'receive/handedOut': 'receive'
    'receive/returnAudit': 'receive'
    'receive/returned': 'receive'
    'receive/returning': 'receive'
    'receive/submit': 'receive'
    'receiveItem/check': 'receiveItem'
    'receiveStock/book': 'receiveStock'
    'reminderRule/check': 'reminderRule'
    'report/count': 'dailyWork' | 'marketWork' | 'weekWork'
    'report/day': 'dailyWork'
    'report/month': 'manageReport'
    'report/opened': 'dailyWork'
    'report/pmo': 'manageReport'
    'report/unlock': 'dailyWork' | 'manageReport' | 'marketWork' | 'pmoWork' | 'weekWork'
    'report/week': 'pmoWork' | 'weekWork'
    'restDay/cancelled': 'restDay'
    'restDay/cancelling': 'restDay'
    'restDay/days': 'restDay'
    'restDay/passed': 'restDay'
    'restDay/submit': 'restDay'
    'restDay/voided': 'restDay'
    'returnedMoneyApply/approve': 'returnedMoneyApply'
    'returnedMoneyApply/approved': 'returnedMoneyApply'
    'returnedMoneyApply/check': 'returnedMoneyApply'
    'returnedMoneyApply/ledger': 'returnedMoneyApply'
    'returnedMoneyApply/submit': 'returnedMoneyApply'
    'returnedMoneyApply/void': 'returnedMoneyApply'
    'returnedMoneyApply/voided': 'returnedMoneyApply'
    'role/check': 'role'
    'role/removing': 'role'
    'rule/saved': 'socialRule' | 'taxRule'
    'savedView/check': 'savedView'
    'savedView/removing': 'savedView'
    'socialInsurance/check': 'socialInsurance'
    'socialInsurance/lines': 'socialInsurance'
    'socialInsurance/open': 'socialInsurance'
    'socialInsurance/paidState': 'socialInsurance'
    'socialInsurance/removing': 'socialInsurance'
    'socialInsurance/uncheck': 'socialInsurance'
    'socialRule/check': 'socialRule'
    'socialRule/removing': 'socialRule'
    'submission/approve': 'submitComeGo' | 'submitExpense' | 'submitMonth' | 'submitOther'
    'submission/check': 'submitComeGo' | 'submitMonth' | 'submitOther' | 'submitSalary'
    'submission/decideLines': 'submitComeGo' | 'submitExpense' | 'submitMonth' | 'submitOther' | 'submitSalary'
    'submission/passed': 'submitMonth' | 'submitOther'
    'submission/removing': 'submitComeGo' | 'submitExpense' | 'submitMonth' | 'submitOther' | 'submitSalary'
    'submission/returned': 'submitComeGo' | 'submitExpense' | 'submitMonth' | 'submitOther' | 'submitSalary'
    'submission/submit': 'submitMonth' | 'submitOther' | 'submitSalary'
    'submission/submitted': 'submitComeGo' | 'submitExpense' | 'submitMonth' | 'submitOther' | 'submitSalary'
    'submission/takenBack': 'submitComeGo' | 'submitExpense' | 'submitMonth' | 'submitOther' | 'submitSalary'
    'submission/void': 'submitExpense' | 'submitMonth' | 'submitOther'
    'submission/voided': 'submitExpense' | 'submitMonth' | 'submitOther'
    'submitComeGo/passed': 'submitComeGo'
    'submitComeGo/submit': 'submitComeGo'
    'submitComeGo/void': 'submitComeGo'
    'submitComeGo/voided': 'submitComeGo'
    'submitExpense/check': 'submitExpense'
    'submitExpense/noticeCheck': 'submitExpense'
    'submitExpense/noticeChecked': 'submitExpense'
    'submitExpense/paid': 'submitExpense'
    'submitExpense/passed': 'submitExpense'
    'submitExpense/pay': 'submitExpense'
    'submitExpense/paying': 'submitExpense'
    'submitExpense/submit': 'submitExpense'
    'submitExpense/unpaid': 'submitExpense'
    'submitExpense/unpay': 'submitExpense'
    'submitMonth/name': 'submitMonth'
    'submitPayroll/approve': 'submitPayroll'
    'submitPayroll/calc': 'submitPayroll'
    'submitPayroll/calculated': 'submitPayroll'
    'submitPayroll/check': 'submitPayroll'
    'submitPayroll/locked': 'submitPayroll'
    'submitPayroll/name': 'submitPayroll'
    'submitPayroll/paid': 'submitPayroll'
    'submitPayroll/pay': 'submitPayroll'
    'submitPayroll/removing': 'submitPayroll'
    'submitPayroll/submit': 'submitPayroll'
    'submitPayroll/void': 'submitPayroll'
    'submitPayroll/voided': 'submitPayroll'
    'submitSalary/approve': 'submitSalary'
    'submitSalary/passed': 'submitSalary'
    'submitSalary/void': 'submitSalary'
    'submitSalary/voided': 'submitSalary'
    'task/begun': 'task'
    'task/cancelled': 'task'
    'task/check': 'task'
    'task/cycleEnded': 'task'
    'task/endCycle': 'task'
    'task/hours': 'task'
    'task/reassign': 'task'
    'task/reassigned': 'task'
    'taskDay/begun': 'taskDay'
    'taskDay/cancelling': 'taskDay'
    'taskDay/check': 'taskDay'
    'taskDay/estimate': 'taskDay'
    'taskDay/rewritten': 'taskDay'
    'taskUsers/check': 'taskUsers'
    'taskWeek/begun': 'taskWeek'
    'taskWeek/check': 'taskWeek'
    'taskWeek/save': 'taskWeek'
    'taskWeek/saved': 'taskWeek'
    'taxOpening/check': 'taxOpening'
    'taxOpening/removing': 'taxOpening'
    'taxRule/check': 'taxRule'
    'taxRule/removing': 'taxRule'
    'testApply/completed': 'testApply'
    'testApply/extend': 'testApply'
    'testApply/free': 'testApply'
    'testApply/within': 'testApply'
    'train/check': 'train'
    'train/passed': 'train'
    'train/rejected': 'train'
    'user/audit': 'user'
    'user/audited': 'user'
    'user/check': 'user'
    'user/depart': 'user'
    'user/departed': 'user'
    'user/disable': 'user'
    'user/disabled': 'user'
    'user/enabled': 'user'
    'user/rehired': 'user'
    'user/removing': 'user'
    'user/saved': 'user'
    'userRole/check': 'userRole'
    'userRole/removing': 'userRole'
    'userRole/saved': 'userRole'
    'violate/appealInTime': 'violate'
    'violate/judge': 'violate'
    'violate/judged': 'violate'
    'violate/statementDue': 'violate'
    'warnAccident/lock': 'warnAccident'
    'wbsHour/check': 'wbsHour'
    'wbsHour/removing': 'wbsHour'
    'wbsHour/settle': 'wbsHour'
    'wbsTask/cancelled': 'wbsTask'
    'wbsTask/check': 'wbsTask'
    'wbsTask/removing': 'wbsTask'
    'wbsTask/saved': 'wbsTask'
    'wbsTask/settle': 'wbsTask'
    'wbsTask/starting': 'wbsTask'
    'weekTaskComb/check': 'weekTaskComb'
    'weekTaskComb/completed': 'weekTaskComb'
    'weekTaskComb/completing': 'weekTaskComb'
    'weekTaskComb/gather': 'weekTaskComb'
    'weekTaskComb/sent': 'weekTaskComb'
    'weekTaskComb/voided': 'weekTaskComb'
    'weekWork/dailies': 'weekWork'
    'weekWork/opened': 'weekWork'
    'weekendTask/check': 'weekendTask'
    'weekendTask/save': 'weekendTask'
    'weekendTask/submit': 'weekendTask'
    'work/confirmedOnce': 'taskDay' | 'taskWeek' | 'weekendTask'
    'work/confirmer': 'taskDay' | 'taskWeek' | 'weekendTask'
    'workDay/check': 'workDay'
    'workDay/ended': 'workDay'
    'workDay/invite': 'workDay'
    'workDay/minutes': 'workDay'
    'workDay/removing': 'workDay'
    'zfcg/client': 'zfcg'
    'zfcg/toBusiness': 'zfcg'
    'zfcg/words': 'zfcg'
  }
}

export {}
