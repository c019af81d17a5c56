#!/bin/sh
# For compose.yaml: backs up, builds the newest version and starts it; the version before starts again when it does not become healthy.
# deploy/update-containers.sh --back goes back by hand. The database stays as it is; docs/operations.md, Restore, takes it back.
set -eu
cd "$(dirname "$0")/.."

# While an update is under way: the commit and the image of before.
begun=$(git rev-parse --git-dir)/belcanto-update

say() { printf '%s\n' "$*"; }
fail() { printf '%s\n' "$@" >&2; exit 1; }
compose() { docker compose -f deploy/compose.yaml --env-file .env "$@"; }

# Waits for the health checks of the image, which ask /readyz.
start() { compose up --detach --no-build --wait --wait-timeout 300; }

newest() {
  tag=$(git tag --list 'v[0-9]*' --sort=-v:refname | grep -v -e - | head -n 1)
  say "${tag:-origin/HEAD}"
}

lock() {
  exec 9> "$begun.lock"
  flock --nonblock 9 || fail 'Another update is at work. Wait until it has finished.'
}

begin() {
  printf '%s %s\n' "$(git rev-parse HEAD)" "$(docker image inspect --format '{{.Id}}' belcanto)" > "$begun.new"
  mv "$begun.new" "$begun"
}

# Every step can be repeated.
return_to_before() {
  read -r commit image < "$begun"
  docker image tag "$image" belcanto
  git checkout --quiet --detach "$commit"
}

start_before() {
  return_to_before
  start || fail 'The version before does not start either. THE STUDIO IS CLOSED: docker compose -f deploy/compose.yaml logs'
  rm -f "$begun"
}

finish_interrupted() {
  [ -e "$begun" ] || return 0
  say 'An update was interrupted: the version before is started.'
  start_before
}

stop_update() {
  trap '' HUP INT TERM
  [ ! -e "$begun" ] || start_before
  fail 'Interrupted. The version before runs, with every booking and payment.'
}

update() {
  finish_interrupted
  git diff-index --quiet HEAD -- || fail 'Files of this repository were edited. Keep your changes in .env, or commit them. Nothing was changed.'
  git fetch --quiet --prune --force origin '+refs/heads/*:refs/remotes/origin/*' '+refs/tags/v*:refs/tags/v*'
  version=$(newest)
  if git merge-base --is-ancestor "$version^{commit}" HEAD; then
    say "Nothing newer than $(git describe --tags --exact-match HEAD 2> /dev/null || git rev-parse --short HEAD) was found ($version). Nothing was changed."
    return
  fi
  say '1. Back up'
  compose exec -T jobs node --max-semi-space-size=8 server/main.ts backup || fail 'Without a backup nothing is changed.'
  say "2. Build $version beside the running one"
  trap stop_update HUP INT TERM
  begin
  docker image tag belcanto belcanto:before
  git tag --force belcanto-before HEAD > /dev/null
  git checkout --quiet --detach "$version"
  if ! compose build; then
    return_to_before
    rm -f "$begun"
    fail "$version could not be built; the reason is above. The containers run on."
  fi
  say "3. Start $version and wait until it is healthy"
  if ! start; then
    start_before
    fail "$version did not become healthy. The version before runs again, with every booking and payment."
  fi
  rm -f "$begun"
  say "$version runs. The way back: deploy/update-containers.sh --back"
}

go_back() {
  if [ -e "$begun" ]; then finish_interrupted; return; fi
  docker image inspect belcanto:before > /dev/null 2>&1 || fail 'There is no version before. Nothing was changed.'
  docker image tag belcanto:before belcanto
  git checkout --quiet --detach belcanto-before
  start
  say 'The version before runs. Every booking, payment and setting since then is kept.'
}

{
  lock
  case ${1:-} in
    '') update ;;
    --back) go_back ;;
    *) fail 'deploy/update-containers.sh [--back]' ;;
  esac
}
