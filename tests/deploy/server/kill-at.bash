# BASH_ENV of a command that is killed before its step number $KILL_AT; $BELCANTO_ROOT/run/steps has how many there are.
# shellcheck shell=bash
unset BASH_ENV
echo $$ > "$BELCANTO_ROOT/run/command"
steps=0
count_step() {
  case "${FUNCNAME[1]:-} $1" in
    say\ * | warn\ *) return 0 ;;
    *\ mv\ * | *\ ln\ * | *\ rm\ * | *\ cp\ * | *\ mkdir\ * | *\ install\ * | *\ chmod\ * | *\ printf\ * | *\ cat\ * | *\ sync\ *) ;;
    *\ systemctl\ * | *\ git\ * | *\ apt\ * | *\ useradd\ * | *\ ufw\ * | *\ caddy\ * | *\ docker\ * | *\ compose\ *) ;;
    *) return 0 ;;
  esac
  steps=$((steps + 1))
  echo $steps > "$BELCANTO_ROOT/run/steps"
  [ "$steps" != "${KILL_AT:-}" ] || kill -KILL $$
  return 0
}
set -o functrace
trap 'count_step "$BASH_COMMAND"' DEBUG
