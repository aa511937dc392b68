-- leave is asked of the leave there is: nobody has ever written these
alter table store."task_week" drop column "is_leave";
alter table store."weekend_task" drop column "is_leave";
