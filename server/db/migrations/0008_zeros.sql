-- Before it was told how much anybody could judge, nothing but zeros said that nothing could be: they leave the averages.
WITH "zeros" AS (
  UPDATE "analyses" SET "judged" = 0
  WHERE "judged" IS NULL AND "overall" = 0 AND "ats" = 0 AND coalesce("keyword", 0) = 0 AND "format" = 0 AND "section" = 0
  RETURNING "user_id", "deleted"
), "owned" AS (
  SELECT "user_id", count(*) AS analyses FROM "zeros" WHERE NOT "deleted" GROUP BY "user_id"
), "counted" AS (
  UPDATE "user_counters" SET "in_part" = "in_part" + "owned".analyses
  FROM "owned" WHERE "owned"."user_id" = "user_counters"."user_id"
)
UPDATE "totals" SET "in_part" = "in_part" + part.analyses
  FROM (
    SELECT ('x' || right("user_id"::text, 4))::bit(16)::int % 64 AS shard, sum(analyses) AS analyses FROM "owned" GROUP BY 1
  ) part
  WHERE part.shard = "totals"."shard";
