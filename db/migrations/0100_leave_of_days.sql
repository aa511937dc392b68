-- Whether a day is leave follows from the leaves themselves; what was written of it nobody wrote.
alter table store."task_day" drop column "status";
alter table store."task_day" drop column "is_leave";
