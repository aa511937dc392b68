-- what a score is called follows from the limits on the sheet
alter table store."performance" drop constraint "performance_grade_check";
alter table store."performance" drop column "grade";
